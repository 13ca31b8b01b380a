"""How Numba compiles rules: its own front end, and four things of ours behind it.

A rule is only lowered and tidied. The entry point that calls it links it once, and is optimised once, with everything it calls;
Numba alone links and optimises each function with all that it calls, again and again up to the entry. What an entry calls is
inlined, and nobody else can call it, so that nothing is left of the status which every call of Numba's returns. What several
entries call can be a part: compiled by itself, as they are, and called by all of them where it lies. And an index is never
counted from the end: `row[-1]` is no way to write a rule, and to look whether it was meant costs a comparison at every access.

What it made is kept on disk by what it was made from (`KeptCode`).

Importing this module loads the compiler.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
from llvmlite import binding as llvm
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.itanium_mangler import mangle
from numba.core.lowering import Lower
from numba.core.runtime import rtsys
from numba.core.typed_passes import BaseNativeLowering, InlineOverloads, NativeLowering, NopythonRewrites

PARTS: dict[str, Any] = {}  # by name
PART = "part "  # how the library of one is called


class FromTheFront(Lower):
    """Indices are numbers without a sign: one below 0 is out of bounds."""

    def lower_getitem(self, resty: Any, expr: Any, value: Any, index: Any, signature: Any) -> Any:
        return super().lower_getitem(resty, expr, value, index, unsigned(signature))

    def lower_setitem(self, target_var: Any, index_var: Any, value_var: Any, signature: Any) -> Any:
        return super().lower_setitem(target_var, index_var, value_var, unsigned(signature))


def unsigned(signature: Any) -> Any:
    array, index, *others = signature.args
    if isinstance(array, types.Array):
        if isinstance(index, types.Integer):
            return signature.replace(args=(array, types.uint64, *others))
        if isinstance(index, types.BaseTuple) and all(isinstance(each, types.Integer) for each in index):
            return signature.replace(args=(array, types.UniTuple(types.uint64, len(index)), *others))
    return signature


class Gathering(CPUCodeLibrary):
    """Code that remembers what it calls, and leaves it to the end of all calls to link that: there each comes once. A part is
    called where it lies."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.parts: list[Any] = []

    def add_linking_library(self, library: Any) -> None:
        if library.name.startswith(PART):
            self.parts.append(library)
        elif library not in self._linking_libraries:
            super().add_linking_library(library)
            for each in library._linking_libraries if isinstance(library, Gathering) else ():
                self.add_linking_library(each)
            self.parts += getattr(library, "parts", [])


class AsItComes(Gathering):
    """The code of one function, not optimised yet."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration:
                function.linkage = "weak_odr"  # others may have it, too
        self._shared_module = self._final_module
        self._finalize_dynamic_globals()
        self._finalized = True


class RuleLibrary(AsItComes, JITCodeLibrary):
    """A rule is tidied by itself, while it is small: much less is then copied into all that call it. It is not optimised yet: the
    switches that would be made of it hide from the phase machine which phase follows which."""

    def _optimize_functions(self, module: Any) -> None:
        super()._optimize_functions(module)
        tidying = llvm.create_pipeline_tuning_options(1)
        tidying.loop_unrolling = tidying.loop_vectorization = tidying.slp_vectorization = False
        builder = llvm.create_pass_builder(self._codegen._tm, tidying)
        passes = builder.getFunctionPassManager()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)


class EntryLibrary(Gathering, JITCodeLibrary):
    """The code of an entry point or of a part: nothing else in it is seen from outside. Each rule is optimised, and then
    inlined, which is the quickest way to compile it."""

    inlined_first = False
    side_by_side = False  # are numbers that lie beside each other also handled together where no loop says so?

    def finalize(self) -> None:
        # Of Numba's own code only that is linked which is called by what was linked before.
        self._linking_libraries.sort(key=lambda library: not isinstance(library, Gathering))
        super().finalize()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name in ("weak_odr", "linkonce_odr"):
                function.linkage = "internal"
        codegen = self._codegen
        inlining = {"opt": codegen._opt_level, "loop_vectorize": codegen._loopvect, "slp_vectorize": False, "cost": "cheap"}
        for settings in ([inlining] if self.inlined_first else []) + [{"slp_vectorize": self.side_by_side}]:
            passes, builder = codegen._module_pass_manager(**settings)
            passes.run(self._final_module, builder)


class PhasesLibrary(EntryLibrary):
    """Where the phase machine is: optimised as a whole, it goes from phase to phase without asking which it is."""

    inlined_first = True


class RowsLibrary(PhasesLibrary):
    """Where long rows are written. They are other arrays than those that are read, which is said to the compiler here alone: the
    phase machine would only keep more at hand than there are registers."""

    side_by_side = True


LIBRARIES: dict[Any, type[EntryLibrary]] = {}  # of the entries that are not made as others are


class Lowering(BaseNativeLowering):
    """Numba's, into a library of ours; where another machine is compiled for (kassen.kernel), into its own."""

    library: type[Any]
    called = ""  # what its library's name begins with

    @property
    def lowering_class(self) -> type[Lower]:
        return FromTheFront

    def run_pass(self, state: Any) -> bool:
        state.flags.no_cfunc_wrapper = True  # nobody calls it from C
        codegen = state.targetctx.codegen()
        if isinstance(codegen, JITCPUCodegen):
            library = LIBRARIES.get(state.func_id.func, self.library)
            state.library = library(codegen, self.called + state.func_id.func_qualname)
            state.library.enable_object_caching()
        else:
            state.flags.no_cpython_wrapper = True
        return bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(Lowering):
    _name = "rule_lowering"
    library = RuleLibrary
    inlined = True  # wherever it is called; a test compares with what comes of leaving that to the compiler

    def run_pass(self, state: Any) -> bool:
        state.flags.no_compile = True
        state.flags.forceinline = self.inlined
        super().run_pass(state)
        state.library._ensure_finalized()
        nowhere: Any = [].append  # functions are filed under their address; this one has none, so a fresh builtin stands for it
        state.targetctx.insert_user_function(nowhere, state["cr"].fndesc, [state.library])
        state["cr"] = state["cr"]._replace(cfunc=nowhere)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(Lowering):
    _name = "entry_lowering"
    library = EntryLibrary

    def run_pass(self, state: Any) -> bool:
        state.flags.noalias = LIBRARIES.get(state.func_id.func) is RowsLibrary
        return super().run_pass(state)


class ByName(FromTheFront):
    """Others find a part by its name, also those that were compiled when this process was not there yet: it says what the part
    does, and to what."""

    def __init__(self, context: Any, library: Any, fndesc: Any, func_ir: Any, metadata: Any = None) -> None:
        digest = hashlib.sha256(str(fndesc.argtypes).encode()).hexdigest()[:16]
        fndesc.mangled_name = mangle(f"{fndesc.modname}.{fndesc.qualname}.of_{digest}", ())
        super().__init__(context, library, fndesc, func_ir, metadata)


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(EntryLowering):
    _name = "part_lowering"
    library = PhasesLibrary
    called = PART

    @property
    def lowering_class(self) -> type[Lower]:
        return ByName


NEEDLESS = (NopythonRewrites, InlineOverloads)  # sums of whole arrays, and functions that Numba inlines: rules have neither


class RuleCompiler(CompilerBase):
    lowering: type[Lowering] = RuleLowering

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [
            (self.lowering if each is NativeLowering else each, said) for each, said in passes.passes if each not in NEEDLESS
        ]
        passes.finalize()
        return [passes]


class EntryCompiler(RuleCompiler):
    lowering = EntryLowering


class PartCompiler(RuleCompiler):
    lowering = PartLowering


class ByContent(UserProvidedCacheLocator):
    """Where machine code lies says what it was made from and by which compiler, not where those sources lie: copies of them
    share it, wherever they are installed."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        source = Path(py_file)
        digest = hashlib.sha256(numba.__version__.encode() + b"\0" + source.read_bytes()).hexdigest()
        return f"{source.parent.name}_{digest[:16]}"


class ResultsByContent(CompileResultCacheImpl):
    """With machine code is kept which parts it calls: they are loaded before it."""

    _locator_classes = (ByContent,)

    def reduce(self, made: Any) -> Any:
        called = made.library.parts
        calls = [(name, args) for name, each in PARTS.items() for args, its in each.overloads.items() if its.library in called]
        return calls, super().reduce(made)

    def rebuild(self, target_context: Any, kept: Any) -> Any:
        calls, made = kept
        for name, args in calls:
            PARTS[name].compile(args)
        return super().rebuild(target_context, made)


class KeptCode(FunctionCache):
    """Machine code on disk. Before Numba looks for it, it loads all it could need to make it, SciPy too where there is one: most
    of the time that a process with nothing to compile would take. What is found needs no more than the runtime."""

    _impl_class = ResultsByContent

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        if not isinstance(target_context.codegen(), JITCPUCodegen):
            return None
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        if isinstance(data.codegen, JITCPUCodegen):  # what is made for another machine (kassen.kernel) is kept as a whole
            super().save_overload(sig, data)


def entry(function: Callable[..., Any]) -> Any:
    """A function that Python calls, kept on disk as machine code."""
    return _kept(function, EntryCompiler)


def entry_for_rows(function: Callable[..., Any]) -> Any:
    """An entry that writes long rows, as observations are: half of their loops are short enough to be written out, and what is
    written out is put together again."""
    LIBRARIES[function] = RowsLibrary
    return entry(function)


def entry_with_phases(function: Callable[..., Any]) -> Any:
    """An entry that has the phase machine inside."""
    LIBRARIES[function] = PhasesLibrary
    return entry(function)


def part(function: Callable[..., Any]) -> Any:
    """A function that several entries call: compiled once, it is part of none of them."""
    PARTS[function.__qualname__] = made = _kept(function, PartCompiler)
    return made


def _kept(function: Callable[..., Any], compiler: type[CompilerBase]) -> Any:
    made = numba.njit(nogil=True, pipeline_class=compiler)(function)
    made._cache = KeptCode(function)
    return made
