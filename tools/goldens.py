"""Golden playthroughs: short games, one for everything that a game's rules can do.

    python tools/goldens.py            write the texts under tests/goldens anew from the records beside them
    python tools/goldens.py --search   look for new records first: the first seeds whose game shows what it should

The texts are there to be read and reviewed as diffs; `tests/goldens` compares them with what the rules make of the
records now.
"""

import argparse

import goldens_california as california
import goldens_dreamhome as dreamhome
import goldens_homesweethome as homesweethome
from playthroughs import FOLDER, greedy_games, search, write


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the golden playthroughs anew, to be reviewed as a diff.")
    parser.add_argument("--search", action="store_true", help="look for new records first")
    if parser.parse_args().search:
        search(FOLDER / "dreamhome", dreamhome.SHOWS, greedy_games("dreamhome"))
        search(FOLDER / "california", california.SHOWS, greedy_games("california"))
        search(FOLDER / "homesweethome", homesweethome.SHOWS, homesweethome.games())
    write("dreamhome", FOLDER / "dreamhome", dreamhome.playthrough)
    write("california", FOLDER / "california", california.playthrough)
    write("homesweethome", FOLDER / "homesweethome", homesweethome.playthrough)


if __name__ == "__main__":
    main()
