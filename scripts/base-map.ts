import {createHash} from 'node:crypto';
import {access, readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {writeIfChanged} from './contract/write';

/**
 * `npm run base-map`: cuts the map that lies under all others from packages that are installed anyway, so that the
 * portal's maps need no tile server. Does nothing when neither this program nor a package changed.
 */
process.chdir(join(import.meta.dirname, '..'));
const folder = '.generated/static/map';
const stampFile = '.generated/base-map.sha256';
const names = ['world.json', 'places.json'] as const;
const started = performance.now();
const stamp = await fingerprint();

if (await isCurrent()) {
  console.log('base map: up to date');
} else {
  const {cutWorld} = await import('./base-map/cutWorld');
  const {choosePlaces} = await import('./base-map/choosePlaces');
  const texts = {
    'world.json': JSON.stringify(await cutWorld()),
    'places.json': JSON.stringify(await choosePlaces()),
  };
  for (const name of names) await writeIfChanged(join(folder, name), texts[name]);
  await writeIfChanged(stampFile, stamp);
  console.log(`base map: cut in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile('package-lock.json'));
  for (const file of (await readdir('scripts/base-map')).sort())
    hash.update(await readFile(join('scripts/base-map', file)));
  return hash.digest('hex');
}

async function isCurrent(): Promise<boolean> {
  if ((await readFile(stampFile, 'utf8').catch(() => '')) !== stamp) return false;
  const there = await Promise.all(
    names.map((name) =>
      access(join(folder, name)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return there.every(Boolean);
}
