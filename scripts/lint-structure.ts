import {closedImports} from './lint/structure/arrows';
import {findCircles} from './lint/structure/circles';
import {describeFigures} from './lint/structure/figures';
import {siblingGraphs} from './lint/structure/folders';
import {isUsed, listModules, readImports} from './lint/structure/imports';
import {openLookups} from './lint/structure/lookups';
import {readProgram} from './lint/structure/program';

// `npm run lint:structure`: no circle between files, none between folders that stand side by side, no import that the
// house closes, no plain object asked for a key that comes from data. `-- --figures` prints the shape of the tree too.
const imports = readImports(
  listModules(['src', 'sandbox', 'scripts', 'mcp', 'infra', 'api', 'tests', 'docs']),
);
// Tests may import each other's helpers in any order, as long as nothing that runs imports them.
const used = new Map([...imports].filter(([file]) => isUsed(file)));
// Tests look up what they wrote themselves.
const lookedAt = [...used.keys()].filter(
  (file) => /^(src|sandbox)\/.*\.tsx?$/.test(file) && !/\/(testing|contract-tests)\//.test(file),
);
const complaints = [
  ...findCircles(used).map((files) => `Files import each other in a circle: ${files.join(', ')}`),
  ...siblingGraphs(used).flatMap(({parent, graph}) =>
    findCircles(graph).map(
      (folders) => `Folders of ${parent} import each other in a circle: ${folders.join(', ')}`,
    ),
  ),
  ...closedImports(imports),
  ...openLookups(readProgram(lookedAt), lookedAt),
];
if (process.argv.includes('--figures')) console.log(describeFigures(used).join('\n'));
for (const complaint of complaints) console.error(complaint);
console.log(
  `structure: ${imports.size} modules, ${complaints.length} ${complaints.length === 1 ? 'complaint' : 'complaints'}`,
);
process.exit(complaints.length === 0 ? 0 : 1);
