import {findCircles} from './lint/structure/circles';
import {describeFigures} from './lint/structure/figures';
import {siblingGraphs} from './lint/structure/folders';
import {listModules, readImports} from './lint/structure/imports';

// `npm run lint:structure`: no circle between files, none between folders that stand side by side. The arrows between
// rooms are ESLint's. `-- --figures` prints the shape of the tree besides.
const imports = readImports(listModules(['src', 'sandbox', 'scripts', 'mcp', 'infra', 'api', 'tests']));
const circles = [
  ...findCircles(imports).map((files) => `Files import each other in a circle: ${files.join(', ')}`),
  ...siblingGraphs(imports).flatMap(({parent, graph}) =>
    findCircles(graph).map(
      (folders) => `Folders of ${parent} import each other in a circle: ${folders.join(', ')}`,
    ),
  ),
];
if (process.argv.includes('--figures')) console.log(describeFigures(imports).join('\n'));
for (const circle of circles) console.error(circle);
console.log(
  `structure: ${imports.size} modules, ${circles.length} ${circles.length === 1 ? 'circle' : 'circles'}`,
);
process.exit(circles.length === 0 ? 0 : 1);
