"""How Numba compiles rules: its own front end, and three things of ours behind it.

A rule is only lowered and linked. The entry point that calls it is optimised once, with everything it calls; Numba alone
optimises each function with all that it calls, again and again up to the entry. What an entry calls is inlined, and nobody else
can call it, so that nothing is left of the status which every call of Numba's returns. And an index is never counted from the
end: `row[-1]` is no way to write a rule, and to look whether it was meant costs a comparison at every access.

What it made is kept on disk by what it was made from (`KeptCode`).

Importing this module loads the compiler.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import numba
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.lowering import Lower
from numba.core.runtime import rtsys
from numba.core.typed_passes import BaseNativeLowering, NativeLowering


class FromTheFront(Lower):
    """Indices are numbers without a sign: one below 0 is out of bounds."""

    def lower_getitem(self, resty: Any, expr: Any, value: Any, index: Any, signature: Any) -> Any:
        return super().lower_getitem(resty, expr, value, index, unsigned(signature))

    def lower_setitem(self, target_var: Any, index_var: Any, value_var: Any, signature: Any) -> Any:
        return super().lower_setitem(target_var, index_var, value_var, unsigned(signature))


def unsigned(signature: Any) -> Any:
    array, index, *others = signature.args
    if isinstance(array, types.Array) and isinstance(index, types.Integer) and index.signed:
        return signature.replace(args=(array, types.uint64, *others))
    return signature


class RuleLibrary(JITCodeLibrary):
    """The code of a rule and of what it calls: linked, no more."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class EntryLibrary(JITCodeLibrary):
    """The code of an entry point: nothing else in it is seen from outside."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "linkonce_odr":
                function.linkage = "internal"
        super()._optimize_final_module()


class Lowering(BaseNativeLowering):
    """Numba's, into a library of ours; where another machine is compiled for (kassen.kernel), into its own."""

    library: type[JITCodeLibrary]

    @property
    def lowering_class(self) -> type[Lower]:
        return FromTheFront

    def run_pass(self, state: Any) -> bool:
        codegen = state.targetctx.codegen()
        if isinstance(codegen, JITCPUCodegen):
            state.library = self.library(codegen, state.func_id.func_qualname)
            state.library.enable_object_caching()
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
        nowhere: Any = [].append  # functions are filed under their address; this one has none, so a fresh builtin stands for it
        state.targetctx.insert_user_function(nowhere, state["cr"].fndesc, [state.library])
        state["cr"] = state["cr"]._replace(cfunc=nowhere)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(Lowering):
    _name = "entry_lowering"
    library = EntryLibrary


class RuleCompiler(CompilerBase):
    lowering: type[Lowering] = RuleLowering

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [(self.lowering if each is NativeLowering else each, said) for each, said in passes.passes]
        passes.finalize()
        return [passes]


class EntryCompiler(RuleCompiler):
    lowering = EntryLowering


class ByContent(UserProvidedCacheLocator):
    """Where machine code lies says what it was made from and by which compiler, not where those sources lie: copies of them
    share it, wherever they are installed."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        source = Path(py_file)
        digest = hashlib.sha256(numba.__version__.encode() + b"\0" + source.read_bytes()).hexdigest()
        return f"{source.parent.name}_{digest[:16]}"


class ResultsByContent(CompileResultCacheImpl):
    _locator_classes = (ByContent,)


class KeptCode(FunctionCache):
    """Machine code on disk. Before Numba looks for it, it loads all it could need to make it, SciPy too where there is one: most
    of the time that a process with nothing to compile would take. What is found needs no more than the runtime."""

    _impl_class = ResultsByContent

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)
