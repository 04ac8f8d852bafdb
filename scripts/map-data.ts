import {createHash} from 'node:crypto';
import {access, readFile, readdir, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {colourMapNames} from './map-data/colourMapNames';
import {writeIfChanged} from './lib/writeIfChanged';

/**
 * `npm run map-data`: makes what maps need beside tiles, so that no map asks a server that is not the platform: the map
 * that lies under all others, and the colour maps of forecast tiles as pictures (`npm run contract` comes first). Does
 * nothing when neither this program, a package nor the contract's names of colour maps changed.
 */
process.chdir(join(import.meta.dirname, '..'));
const world = {
  world: '.generated/static-map/map/world.json',
  places: '.generated/static-map/map/places.json',
  counties: '.generated/static-map/map/near/counties.json',
  squares: '.generated/static-map/map/near/squares.json',
};
const colours = {
  shades: '.generated/static-map/map/colour-maps.png',
  names: '.generated/map/colourMaps.json',
};
/** What maps load only when somebody looks closely. */
const NEAR = '.generated/static-map/map/near';
const started = performance.now();
const names = colourMapNames(await readFile('.generated/openapi.json', 'utf8'));
const program = await hashProgram();
// The land is the same for every contract, and takes most of the time.
const parts = [
  {file: '.generated/map-world.sha256', stamp: program, files: world, make: makeWorld},
  {
    file: '.generated/map-colours.sha256',
    files: colours,
    make: makeColours,
    stamp: `${program} ${names.join(' ')}`,
  },
];
const due = [];
for (const part of parts) if (!(await isCurrent(part))) due.push(part);
for (const {make, file, stamp} of due) {
  await make();
  await writeIfChanged(file, stamp);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(due.length === 0 ? 'map data: up to date' : `map data: made in ${seconds} s`);

async function makeWorld(): Promise<void> {
  const {cutCounties, cutWorld} = await import('./map-data/cutWorld');
  const {choosePlaces, chooseSmallTowns} = await import('./map-data/choosePlaces');
  const {placeFiles} = await import('./map-data/placeFiles');
  await writeIfChanged(world.world, JSON.stringify(await cutWorld()));
  await writeIfChanged(world.places, JSON.stringify(await choosePlaces()));
  await writeNear(await cutCounties(), chooseSmallTowns(), placeFiles());
}

async function makeColours(): Promise<void> {
  const {paintColourMaps} = await import('./map-data/colourMaps');
  // A picture without rows is none. The file stays, since it is looked for; no page of such a site loads it.
  await writeIfChanged(colours.shades, names.length > 0 ? paintColourMaps(names) : new Uint8Array());
  await writeIfChanged(colours.names, JSON.stringify(names));
}

async function writeNear(
  counties: unknown,
  towns: ReadonlyMap<string, unknown>,
  searched: ReadonlyMap<string, unknown>,
): Promise<void> {
  // A square that has lost its last town must not stay.
  await rm(NEAR, {recursive: true, force: true});
  await writeIfChanged(world.counties, JSON.stringify(counties));
  await writeIfChanged(world.squares, JSON.stringify([...towns.keys()]));
  for (const [name, places] of towns)
    await writeIfChanged(`${NEAR}/towns-${name}.json`, JSON.stringify(places));
  for (const [name, content] of searched) await writeIfChanged(`${NEAR}/${name}`, JSON.stringify(content));
}

/** This program and the packages that it reads. */
async function hashProgram(): Promise<string> {
  const hash = createHash('sha256').update(await readFile('package-lock.json'));
  for (const file of (await readdir('scripts/map-data')).sort())
    hash.update(await readFile(join('scripts/map-data', file)));
  for (const file of ['base/squares.ts', 'places/foldName.ts'])
    hash.update(await readFile(join('src/map', file)));
  return hash.digest('hex');
}

async function isCurrent({file, stamp, files}: (typeof parts)[number]): Promise<boolean> {
  if ((await readFile(file, 'utf8').catch(() => '')) !== stamp) return false;
  const missing = await Promise.all(Object.values(files).map((path) => access(path).catch(() => path)));
  return missing.every((path) => path === undefined);
}
