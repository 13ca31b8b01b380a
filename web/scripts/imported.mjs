// node scripts/imported.mjs LIBRARY PACKAGES TARGET: lists the modules of Python's library (by file in LIBRARY) that are imported
// by the time a tab's house can open tables of every game. Both archives contain bytecode (bytecode.mjs).
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const IMPORTED = `
import sys
sys.path.insert(0, "/lib/kassen")
import kassen.tab.page
from kassen.core import all_rules
all_rules()

library = next(path for path in sys.path if path.endswith(".zip")) + "/"
# (what is frozen into the interpreter says it came from a source)
files = (getattr(module, "__file__", None) or "" for module in [*sys.modules.values()])
"\\n".join(sorted(file.removeprefix(library) for file in files if file.startswith(library) and file.endswith(".pyc")))
`;

const [library, packages, target] = process.argv.slice(2);
const python = await loadPyodide({ stdLibURL: library });
python.unpackArchive(new Uint8Array(readFileSync(packages)), 'zip', { extractDir: '/lib/kassen' });
writeFileSync(target, python.runPython(IMPORTED));
