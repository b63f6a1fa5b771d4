"""Machine code for whole doors: a rule that only rules call becomes none of its own.

Left to itself, Numba finishes every function alone: it takes in a copy of all that the function calls, improves that,
and writes machine code, which for most rules nobody ever calls. So a rule is improved again in each of its callers.
Here a rule for rules stays as LLVM code. A door, which Python calls, takes in all that is behind it, each rule once,
belongs to it alone, and is improved as one. Compiling takes a third of the time, and LLVM sees how rules fit together:
it takes in what is called from one place only, whatever its size, and forgets arguments that are the same everywhere.

These are private parts of Numba (as of 0.68). Where it has others, it does as it does.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

FOR_RULES = ".for_rules"  # ends the name of a function that is not finished by itself
AS_IT_IS = ".as_it_is"  # ends the name of a door that is to be there soon, and need not be fast
IMPROVE = "_optimize_final_module"


@cache
def finish_doors_only() -> bool:
    """From now on, in this process; whether Numba has what that needs."""
    from numba.core import codegen

    library: Any = codegen.JITCodeLibrary
    processor: Any = codegen.JITCPUCodegen
    needed = ("finalize", "get_pointer_to_function", "_ensure_finalized", "_get_module_for_linking", IMPROVE)
    if not all(hasattr(library, name) for name in needed) or not hasattr(processor, "set_env"):
        return False
    finalize, pointer, set_env = library.finalize, library.get_pointer_to_function, processor.set_env
    improve = getattr(library, IMPROVE)

    def finalize_door(self: Any) -> None:
        if is_for_rules(self):
            self._finalized = True
            return
        self._linking_libraries = behind(self)
        finalize(self)

    def improve_door(self: Any) -> None:
        has_rules = any(is_for_rules(each) for each in self._linking_libraries)
        if has_rules:
            keep_to_itself(self._final_module)
        if self.name.endswith(AS_IT_IS):
            return
        if has_rules:
            improve(self)  # twice: what was taken in shows what else can go
        improve(self)

    def pointer_to_door(self: Any, name: str) -> int:
        return 0 if is_for_rules(self) else pointer(self, name)

    def set_env_of_door(self: Any, name: str, env: Any) -> None:
        if self._engine.is_symbol_defined(name):
            set_env(self, name, env)

    library.finalize, library.get_pointer_to_function = finalize_door, pointer_to_door
    setattr(library, IMPROVE, improve_door)
    processor.set_env = set_env_of_door
    return True


def is_for_rules(library: Any) -> bool:
    return bool(library.name.endswith(FOR_RULES))


def keep_to_itself(module: Any) -> None:
    """Nobody else calls what a module was linked with."""
    for function in module.functions:
        if not function.is_declaration and function.linkage.name == "linkonce_odr":
            function.linkage = "internal"


def finish_nothing() -> None:
    """In this process nothing compiled is called: Numba leaves everything by itself, and writes no machine code."""
    import numba
    from numba.core import codegen

    made: Any = numba.njit(lambda: 0)
    made.compile(())  # so that what Numba itself needs is there
    library: Any = codegen.JITCodeLibrary
    library.finalize = lambda each: setattr(each, "_finalized", True)
    library.get_pointer_to_function = lambda *_: 0
    processor: Any = codegen.JITCPUCodegen
    processor.set_env = lambda *_: None


@cache
def hand_over_once() -> None:
    """From now on Numba hands each rule once to the compiler for GPUs, and not as often as there are ways to it: for a
    search twenty thousand copies of three hundred rules.
    """
    from numba.cuda import codegen

    library: Any = getattr(codegen, "CUDACodeLibrary", object)
    if isinstance(vars(library).get("modules"), property):
        library.modules = property(lambda door: [door._module, *(each._module for each in all_behind(door))])


def behind(library: Any) -> list[Any]:
    """All that a library needs, each once; what is finished by itself has taken in its own."""
    return all_behind(library, is_for_rules)


def all_behind(library: Any, is_open: Callable[[Any], bool] = lambda _: True) -> list[Any]:
    """The libraries that a library is linked with, each once, and through those that are open what these are."""
    found: dict[Any, None] = {}
    waiting = list(library._linking_libraries)
    while waiting:
        each = waiting.pop()
        if each not in found:
            found[each] = None
            waiting += each._linking_libraries if is_open(each) else ()
    return list(found)
