import {createHash} from 'node:crypto';
import {access, readFile, readdir, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {writeIfChanged} from './lib/writeIfChanged';

/**
 * `npm run map-data`: makes what maps need beside tiles, so that no map asks a server that is not the platform: the map
 * that lies under all others, and the colour maps of forecast tiles as pictures (`npm run contract` comes first). Does
 * nothing when neither this program, a package nor the contract changed.
 */
process.chdir(join(import.meta.dirname, '..'));
const files = {
  world: '.generated/static-map/map/world.json',
  places: '.generated/static-map/map/places.json',
  shades: '.generated/static-map/map/colour-maps.png',
  names: '.generated/map/colourMaps.json',
  counties: '.generated/static-map/map/near/counties.json',
  squares: '.generated/static-map/map/near/squares.json',
};
/** What maps load only when somebody looks closely. */
const NEAR = '.generated/static-map/map/near';
const STAMP_FILE = '.generated/map-data.sha256';
const started = performance.now();
const contract = await readFile('.generated/openapi.json', 'utf8');
const stamp = await fingerprint();

if (await isCurrent()) {
  console.log('map data: up to date');
} else {
  const {cutCounties, cutWorld} = await import('./map-data/cutWorld');
  const {choosePlaces, chooseSmallTowns} = await import('./map-data/choosePlaces');
  const {colourMapNames, paintColourMaps} = await import('./map-data/colourMaps');
  const names = colourMapNames(contract);
  await writeIfChanged(files.world, JSON.stringify(await cutWorld()));
  await writeIfChanged(files.places, JSON.stringify(await choosePlaces()));
  await writeNear(await cutCounties(), chooseSmallTowns());
  // A picture without rows is none. The file stays, since it is looked for; no page of such a site loads it.
  await writeIfChanged(files.shades, names.length > 0 ? paintColourMaps(names) : new Uint8Array());
  await writeIfChanged(files.names, JSON.stringify(names));
  await writeIfChanged(STAMP_FILE, stamp);
  console.log(`map data: made in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function writeNear(counties: unknown, towns: ReadonlyMap<string, unknown>): Promise<void> {
  // A square that has lost its last town shall not stay.
  await rm(NEAR, {recursive: true, force: true});
  await writeIfChanged(files.counties, JSON.stringify(counties));
  await writeIfChanged(files.squares, JSON.stringify([...towns.keys()]));
  for (const [name, places] of towns)
    await writeIfChanged(`${NEAR}/towns-${name}.json`, JSON.stringify(places));
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
    .update(contract)
    .update(await readFile('package-lock.json'));
  for (const file of (await readdir('scripts/map-data')).sort())
    hash.update(await readFile(join('scripts/map-data', file)));
  hash.update(await readFile('src/map/base/squares.ts'));
  return hash.digest('hex');
}

async function isCurrent(): Promise<boolean> {
  if ((await readFile(STAMP_FILE, 'utf8').catch(() => '')) !== stamp) return false;
  const missing = await Promise.all(Object.values(files).map((path) => access(path).catch(() => path)));
  return missing.every((path) => path === undefined);
}
