"""What a worker of the browser imports first: what is not there is stood in for, then comes everything else."""

from rooftree.device import arrays, journal

arrays.stand_in()
journal.stand_in()

from rooftree.device.desk import Desk  # noqa: E402  # after those

__all__ = ["Desk"]
