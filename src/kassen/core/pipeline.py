"""How Numba compiles rules: its own front end, with four changes of ours behind it.

- A rule is only lowered and simplified. The entry point that calls it links it, and is optimized, once, with everything it calls.
  Numba by itself links and optimizes each function with all that it calls, again at every level up to the entry.
- What an entry calls is inlined and cannot be called from outside, so nothing remains of the status that Numba's calls return.
- A function that several entries call can be a *part*: compiled by itself, like an entry, and called in place by all of them.
- An index never counts from the end. Rules do not use `row[-1]`, and checking for it would cost a comparison at every access.

Machine code is kept on disk, filed by the content of its source (`KeptCode`).

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
PART = "part "  # the prefix of a part's library name


class FromTheFront(Lower):
    """Treats indices as unsigned: a negative one is out of bounds, not counted from the end."""

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
    """A library that collects what it calls and leaves the linking to the entry at the end of the chain, where each function is
    linked once. Parts are not linked in: they are called in place."""

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
    """The code of one function, not optimized yet."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration:
                function.linkage = "weak_odr"  # other libraries may define it, too
        self._shared_module = self._final_module
        self._finalize_dynamic_globals()
        self._finalized = True


class RuleLibrary(AsItComes, JITCodeLibrary):
    """A rule is simplified by itself while it is small, so that much less is copied into its callers. It is not optimized yet:
    that would make switches of its ifs, which hide from the phase machine which phase follows which."""

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
    """The code of an entry point or a part; everything else in it is internal. Each rule is optimized and then inlined, which
    compiles fastest."""

    inlined_first = False
    side_by_side = False  # SLP vectorization: also combine operations on neighboring numbers outside of loops

    def finalize(self) -> None:
        # Numba's own code goes last: the linker then takes in only what the code before it calls.
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
    """Code that contains the phase machine. Inlined first and then optimized as a whole, it goes from phase to phase without
    testing which one it is in."""

    inlined_first = True


class RowsLibrary(PhasesLibrary):
    """Code that writes long rows. Only here is the compiler told that they do not alias the arrays that are read (`noalias`): in
    the phase machine it would keep more values at hand than there are registers."""

    side_by_side = True


LIBRARIES: dict[Any, type[EntryLibrary]] = {}  # for functions that need another library than their lowering's


class Lowering(BaseNativeLowering):
    """Numba's lowering, into a library of ours; when compiling for another target (kassen.kernel), into that target's own."""

    library: type[Any]
    called = ""  # the prefix of its library's name

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
    inlined = True  # wherever it is called; a test compares this with leaving inlining to the compiler

    def run_pass(self, state: Any) -> bool:
        state.flags.no_compile = True
        state.flags.forceinline = self.inlined
        super().run_pass(state)
        state.library._ensure_finalized()
        nowhere: Any = [].append  # Numba files functions by address; this one has none, so a fresh builtin stands in for it
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
    """Gives a part a symbol that is the same in every process, made of the function's name and a digest of its argument types:
    callers find it by its symbol, even callers that were compiled by an earlier process."""

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


NEEDLESS = (NopythonRewrites, InlineOverloads)  # for whole-array expressions, and overloads to inline: rules have neither


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
    """Names the cache folder after the source's content and Numba's version, not its path, so that copies of the same source
    share machine code wherever they are installed."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        source = Path(py_file)
        digest = hashlib.sha256(numba.__version__.encode() + b"\0" + source.read_bytes()).hexdigest()
        return f"{source.parent.name}_{digest[:16]}"


class ResultsByContent(CompileResultCacheImpl):
    """Keeps with the machine code a list of the parts it calls, and loads them before it."""

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
    """Machine code on disk. Before looking there, Numba itself would load all that it needs for compiling, and SciPy if there is
    one: most of the start-up time of a process that has nothing to compile. Code from disk needs only the runtime."""

    _impl_class = ResultsByContent

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        if not isinstance(target_context.codegen(), JITCPUCodegen):
            return None
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        if isinstance(data.codegen, JITCPUCodegen):  # code for another target (kassen.kernel) is kept as a whole, elsewhere
            super().save_overload(sig, data)


def entry(function: Callable[..., Any]) -> Any:
    """Compile a function that Python calls, and keep its machine code on disk."""
    return _kept(function, EntryCompiler)


def entry_for_rows(function: Callable[..., Any]) -> Any:
    """Compile an entry that writes long rows, such as observations: half of their loops are short enough to be unrolled, and SLP
    vectorization puts unrolled code together again."""
    LIBRARIES[function] = RowsLibrary
    return entry(function)


def entry_with_phases(function: Callable[..., Any]) -> Any:
    """Compile an entry that contains the phase machine."""
    LIBRARIES[function] = PhasesLibrary
    return entry(function)


def part(function: Callable[..., Any]) -> Any:
    """Compile a function that several entries call: once, and not as a piece of each of them."""
    PARTS[function.__qualname__] = made = _kept(function, PartCompiler)
    return made


def _kept(function: Callable[..., Any], compiler: type[CompilerBase]) -> Any:
    made = numba.njit(nogil=True, pipeline_class=compiler)(function)
    made._cache = KeptCode(function)
    return made
