import {posix} from 'node:path';
import ts from 'typescript';
import {root} from '../../lib/run.mjs';

/** The compiler's view of some files, with the types that Node's realm has; they are named from the root, as they are. */
export function readProgram(files: readonly string[]): ts.Program {
  const path = posix.join(root, 'tsconfig.node.json');
  const {config} = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as {config: object};
  const {options} = ts.parseJsonConfigFileContent(
    {...config, include: [], files},
    ts.sys,
    root,
    undefined,
    path,
  );
  return ts.createProgram([...files], {...options, noEmit: true, composite: false, incremental: false});
}
