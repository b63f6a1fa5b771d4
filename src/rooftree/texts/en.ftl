# What every game's interface says, in English.
