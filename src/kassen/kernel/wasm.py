"""A WebAssembly target for Numba: its own front end, another machine behind it.

Numba's code generator for this processor is replaced by one for wasm32 before anything is compiled, so that pointers are 32 bits
wide from the beginning; integers stay as they are, 64 bits. Modules are linked as they come and optimised once, as a whole. Only
for a process that builds: it can run nothing of what it compiles.
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
    """Optimised as a whole: optimised code has offsets of this machine folded in."""


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
    """From now on this process compiles to wasm32."""
    context = cpu_target.target_context
    context.refresh()
    rtsys.initialize(context)  # the runtime wants this machine's own code; none of it is called
    context._internal_codegen = codegen = Codegen()
    context.post_lowering = lambda module, library: None  # would link the runtime in
    # A dispatcher files each function under its address: a fresh builtin each time, which nobody calls.
    context.get_executable = lambda *_: [].append
    return codegen


def build(entries: Mapping[str, Entry], codegen: Codegen) -> bytes:
    """One wasm file that exports these functions, and needs nothing from outside. An array is given to them as its address and
    its lengths, a number as one of 32 bits (uint64: of 64)."""
    compiled = {name: compile_entry(*entry) for name, entry in entries.items()}
    return link(optimise(join(compiled, codegen), codegen), list(entries))


def compile_entry(function: Any, signature: tuple[Any, ...]) -> Any:
    flags = compiler.Flags()
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    flags.nrt = True  # a row of a constant table is handed about as an array; nothing is ever allocated
    with global_compiler_lock:
        context = cpu_target.target_context
        result = compiler.compile_extra(cpu_target.typing_context, context, function, signature, None, flags, {})
        result.library._ensure_finalized()
    return result


def export(name: str, result: Any, codegen: Codegen) -> Any:
    """A module with one C function around a compiled one; it traps where the other would raise."""
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
    """What a caller hands over for an argument of this type."""
    if isinstance(kind, types.Array):
        return [ir.PointerType(ir.IntType(8)), *[ir.IntType(32)] * kind.ndim]
    return [ir.IntType(64 if kind == types.uint64 else 32)]


def take(kind: Any, left: list[Any], context: Any, builder: Any) -> Any:
    """An argument as Numba has it, from what was handed over."""
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


# What the machine would bring along. Reference counts are of what nobody owns: were anything allocated, the function for that
# would be missing at the end.
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
        whole.link_in(llvm.parse_assembly(str(export(name, result, codegen))))  # first: what nobody calls would vanish
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
    tuning.loop_unrolling = False  # a browser's compiler unrolls what it likes; what comes unrolled is slower there, and larger
    passes = llvm.create_pass_builder(codegen._tm, tuning)
    passes.getModulePassManager().run(whole, passes)
    missing = [function.name for function in whole.functions if function.is_declaration and not function.name.startswith("llvm.")]
    if missing:
        raise ValueError(f"a kernel stands alone, but this one wants {', '.join(missing)}: a rule allocates, or calls a library")
    return bytes(codegen._tm.emit_object(whole))


def link(code: bytes, names: list[str]) -> bytes:
    """By the linker of PyPI's ziglang."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "kernel.o"), Path(folder, "kernel.wasm")
        source.write_bytes(code)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--gc-sections", "--strip-all", "-O2"]
        command += ["-z", f"stack-size={STACK}", "--export=__heap_base", *(f"--export={name}" for name in names)]
        done = subprocess.run([*command, str(source), "-o", str(target)], check=False, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"the linker of `ziglang` (pip install kassen[tab]) did not link: {done.stderr.strip()[-300:]}")
        return target.read_bytes()
