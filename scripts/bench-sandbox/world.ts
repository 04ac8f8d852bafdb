/** Prints what the world costs: `npx tsx scripts/bench-sandbox/world.ts`. */
import {nodeData} from '../../sandbox/node/data/nodeData';
import {hourOf} from '../../sandbox/world/frame/time';
import {type WeatherType, weatherTypes} from '../../sandbox/world/weather/types';
import {Weather} from '../../sandbox/world/weather/weather';
import {createWorld} from '../../sandbox/world/world';

const HOUR = hourOf(Date.UTC(2026, 6, 14, 18));

function timed(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

function percentile(times: number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number).toFixed(2)} ms`;
}

function report(what: string, figures: string): void {
  console.log(`${what.padEnd(46)}${figures}`);
}

for (const type of weatherTypes) {
  if (type === 'traffic') continue;
  const weather = new Weather(1);
  const fill = () => {
    for (const chunk of weather.grid(type, HOUR)) void chunk;
  };
  report(`grid ${type}, cold and again`, `${timed(fill).toFixed(0)} ms, ${timed(fill).toFixed(0)} ms`);
}

for (const zoom of [1, 2, 3, 4, 6, 8, 12]) {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let k = 0; k < 42; k++) {
    const weather = new Weather(k);
    const type = weatherTypes[k % weatherTypes.length] as WeatherType;
    const at = (share: number) => Math.floor(share * 2 ** zoom);
    const tile = () => void weather.tile(type, HOUR + (k % 13), zoom, at(0.1625), at(0.3625));
    cold.push(timed(tile));
    warm.push(timed(tile));
  }
  const show = (times: number[]) => `p50 ${percentile(times, 0.5)}, p99 ${percentile(times, 0.99)}`;
  report(`tile zoom ${zoom}, cold lattice`, show(cold));
  report(`tile zoom ${zoom}, warm lattice`, show(warm));
}

const weather = new Weather(1);
const positionOf = (k: number) =>
  [((k * 7919) % 36000) / 100 - 180, ((k * 104729) % 17000) / 100 - 85] as const;
const read = () => {
  for (let k = 0; k < 10_000; k++) weather.valueAt('gust', ...positionOf(k), HOUR + (k % 13));
};
report('10,000 values anywhere, 13 hours, cold', `${timed(read).toFixed(0)} ms`);
report('10,000 values anywhere, 13 hours, again', `${timed(read).toFixed(0)} ms`);

const world = createWorld(1, nodeData.coasts);
const NOW = Date.UTC(2026, 6, 14, 18);
for (const country of ['US', 'DE', 'JP']) {
  const ask = () => void world.alerts.inCountry(country, NOW);
  report(`alerts of ${country}, cold and again`, `${timed(ask).toFixed(1)} ms, ${timed(ask).toFixed(1)} ms`);
}
report('fires of the US, perimeters', `${timed(() => void world.firesAt('US', 'nifc', NOW)).toFixed(1)} ms`);
report('all restrictions', `${timed(() => void world.restrictionsAt(NOW)).toFixed(1)} ms`);
const fixes = () => {
  for (const {objectId} of world.devices.all) world.devices.positionOf(objectId, NOW);
};
report('positions of all devices', `${timed(fixes).toFixed(1)} ms`);
