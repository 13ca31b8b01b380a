// node scripts/bytecode.mjs ARCHIVE ...: compiles the Python sources in these zip files to bytecode, with the Python that the tab
// runs, so that it need not compile them at every start. The same sources give the same bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const COMPILE = `
import io, py_compile, zipfile
from pathlib import Path

LONG_AGO = (1980, 1, 1, 0, 0, 0)
SOURCE, CODE = Path("/tmp/source.py"), "/tmp/code.pyc"

def bytecode(name, source):
    SOURCE.write_bytes(source)
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(SOURCE), CODE, name, doraise=True, invalidation_mode=mode)
    return Path(CODE).read_bytes()

def translate(given):
    whole = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(given.to_bytes())) as sources, zipfile.ZipFile(whole, "w") as target:
        for name in sorted(sources.namelist()):
            content = sources.read(name)
            if name.endswith(".py"):
                name, content = name + "c", bytecode(name, content)
            target.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED, 9)
    return whole.getvalue()

translate
`;

const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } }); // fixes the order of sets in constants
const translate = python.runPython(COMPILE);
for (const archive of process.argv.slice(2)) {
  const made = translate(new Uint8Array(readFileSync(archive)));
  writeFileSync(archive, made.toJs());
}
