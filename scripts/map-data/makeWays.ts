/**
 * Makes `sandbox/world/devices/motion/recordedWays.ts` from the roads of the first seed:
 * `npx tsx scripts/map-data/makeWays.ts`. Run it when the roads or the rounds of the vehicles have changed, which a test
 * notices.
 */
import {writeFileSync} from 'node:fs';
import {nodeData} from '../../sandbox/node/data/nodeData';
import {computeWays} from '../../sandbox/world/devices/computeWays';
import {RECORDED_SEED} from '../../sandbox/world/devices/motion/recordedWays';
import {Land} from '../../sandbox/world/roads/land';
import {Roads} from '../../sandbox/world/roads/roads';

const lines = computeWays(RECORDED_SEED, new Roads(RECORDED_SEED, new Land(nodeData.coasts())));
const rows = [...lines].map(([wayId, line]) => `  ['${wayId}', ${quoted(line)}],`);
writeFileSync(
  new URL('../../sandbox/world/devices/motion/recordedWays.ts', import.meta.url),
  `// Made by scripts/map-data/makeWays.ts from the roads of the sandbox. Do not edit.

/** The seed whose roads these are. */
export const RECORDED_SEED = ${RECORDED_SEED};

/** The ways of its vehicles by name: encoded polylines of precision 5. */
// oxfmt-ignore
export const recordedWays: ReadonlyMap<string, string> = new Map([
${rows.join('\n')}
]);
`,
);

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
