"""A WebAssembly target for Numba: its front end, with another machine behind it.

Before anything is compiled, Numba's code generator for this processor is replaced by one for wasm32, so that pointers are 32
bits wide from the start; integers stay at 64 bits. Modules are linked unoptimized, then optimized once as a whole. Use this only
in a process that builds: it cannot run anything it compiles.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import compiler, types
from numba.core.codegen import AOTCodeLibrary, AOTCPUCodegen
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys
from numba.np.arrayobj import populate_array

from kassen.core.pipeline import AsItComes

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+mutable-globals,+sign-ext,+nontrapping-fptoint,+bulk-memory"  # in every browser since 2021
STACK = 65536  # bytes

Entry = tuple[Any, tuple[Any, ...]]  # a function and the types of its arguments


class Library(AsItComes, AOTCodeLibrary):
    """A library left unoptimized until all are linked: optimizing it here would fold in offsets of this machine."""


class Codegen(AOTCPUCodegen):
    _library_class = Library

    def __init__(self) -> None:
        super().__init__("kassen.wasm")

    def _init(self, module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        target = llvm.Target.from_triple(TRIPLE)
        self._tm_features = FEATURES
        self._tm = target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default")
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level = False, 0

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module


def install() -> Codegen:
    """Make this process compile to wasm32 from now on."""
    context = cpu_target.target_context
    context.refresh()
    rtsys.initialize(context)  # the runtime compiles code for this machine; we call none of it
    context._internal_codegen = codegen = Codegen()
    context.post_lowering = lambda module, library: None  # the original would link the runtime in
    # A dispatcher files each function under its address, so return a new builtin each time. Nobody calls it.
    context.get_executable = lambda *_: [].append
    return codegen


def build(entries: Mapping[str, Entry], codegen: Codegen) -> bytes:
    """A wasm file that exports these functions and imports nothing. Callers pass an array as its address and its lengths, a
    number as 32 bits (uint64: 64 bits)."""
    compiled = {name: compile_entry(*entry) for name, entry in entries.items()}
    return link(optimise(join(compiled, codegen), codegen), list(entries))


def compile_entry(function: Any, signature: tuple[Any, ...]) -> Any:
    flags = compiler.Flags()
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    flags.nrt = True  # rows of constant tables are passed as arrays, which needs NRT; nothing is ever allocated
    with global_compiler_lock:
        context = cpu_target.target_context
        result = compiler.compile_extra(cpu_target.typing_context, context, function, signature, None, flags, {})
        result.library._ensure_finalized()
    return result


def export(name: str, result: Any, codegen: Codegen) -> Any:
    """A module with one C function that wraps a compiled one; it traps where that would raise."""
    context, inside = cpu_target.target_context, result.fndesc
    module = codegen._create_empty_module(f"export.{name}")
    inner_type = context.call_conv.get_function_type(inside.restype, inside.argtypes)
    inner = ir.Function(module, inner_type, inside.llvm_func_name)
    given = [part for kind in inside.argtypes for part in parts_of(kind)]
    nothing = inside.restype in (types.none, types.void)
    outer = ir.Function(module, ir.FunctionType(ir.VoidType() if nothing else ir.IntType(32), given), name)
    builder = ir.IRBuilder(outer.append_basic_block())
    left = list(outer.args)
    args = [take(kind, left, context, builder) for kind in inside.argtypes]
    status, value = context.call_conv.call_function(builder, inner, inside.restype, inside.argtypes, args)
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), [])), [])
        builder.unreachable()
    if nothing:
        builder.ret_void()
    else:
        builder.ret(builder.trunc(value, ir.IntType(32)))
    return module


def parts_of(kind: Any) -> list[Any]:
    """The types a caller passes for one argument of this type."""
    if isinstance(kind, types.Array):
        return [ir.PointerType(ir.IntType(8)), *[ir.IntType(32)] * kind.ndim]
    return [ir.IntType(64 if kind == types.uint64 else 32)]


def take(kind: Any, left: list[Any], context: Any, builder: Any) -> Any:
    """Numba's representation of an argument, from the values passed (taken off `left`)."""
    if not isinstance(kind, types.Array):
        number = left.pop(0)
        return number if kind == types.uint64 else builder.sext(number, context.get_value_type(kind))
    wide = ir.IntType(64)
    size = wide(context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    array = context.make_array(kind)(context, builder)
    data = builder.bitcast(left.pop(0), array.data.type)
    shape = [builder.sext(left.pop(0), wide) for _ in range(kind.ndim)]
    strides = [size]
    for length in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
    return array._getvalue()


# What the runtime would provide. Reference counting can do nothing, because nothing is allocated: code that did allocate
# would fail `optimise`, which finds the allocation function missing.
BROUGHT = """
declare double @llvm.sqrt.f64(double)
define internal double @sqrt(double %x) alwaysinline { %y = call double @llvm.sqrt.f64(double %x) ret double %y }
define internal void @NRT_incref(ptr %p) alwaysinline { ret void }
define internal void @NRT_decref(ptr %p) alwaysinline { ret void }
"""


def join(compiled: Mapping[str, Any], codegen: Codegen) -> Any:
    """All entries and what they call, in one module."""
    whole = llvm.parse_assembly(str(codegen._create_empty_module("kassen")))
    linked: set[Any] = set()
    for name, result in compiled.items():
        whole.link_in(llvm.parse_assembly(str(export(name, result, codegen))))  # first: linking drops what nobody calls
        for library in [result.library, *result.library._linking_libraries]:
            if library not in linked:
                linked.add(library)
                whole.link_in(library._get_module_for_linking(), preserve=True)
    for function in whole.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in compiled else "internal"
    text = re.sub(r'(?m)^declare .*@"?(NRT_incref|NRT_decref|sqrt|llvm\.sqrt\.f64)"?\(.*$', "", str(whole)) + BROUGHT
    text = re.sub(r"= (common|linkonce_odr) ((local_)?unnamed_addr )?global", "= internal global", text)  # wasm has no `common`
    whole = llvm.parse_assembly(text)
    whole.verify()
    return whole


def optimise(whole: Any, codegen: Codegen) -> bytes:
    tuning = llvm.create_pipeline_tuning_options(3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    tuning.loop_unrolling = False  # the browser unrolls by itself; loops unrolled here run slower there, and are larger
    passes = llvm.create_pass_builder(codegen._tm, tuning)
    passes.getModulePassManager().run(whole, passes)
    missing = [function.name for function in whole.functions if function.is_declaration and not function.name.startswith("llvm.")]
    if missing:
        raise ValueError(f"a kernel stands alone, but this one wants {', '.join(missing)}: a rule allocates, or calls a library")
    return bytes(codegen._tm.emit_object(whole))


def link(code: bytes, names: list[str]) -> bytes:
    """Link with wasm-ld, from PyPI's ziglang."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "kernel.o"), Path(folder, "kernel.wasm")
        source.write_bytes(code)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--gc-sections", "--strip-all", "-O2"]
        command += ["-z", f"stack-size={STACK}", "--export=__heap_base", *(f"--export={name}" for name in names)]
        done = subprocess.run([*command, str(source), "-o", str(target)], check=False, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"the linker of `ziglang` (pip install kassen[tab]) did not link: {done.stderr.strip()[-300:]}")
        return target.read_bytes()
