import {createPlatformClient, readGrid, readTile, tileAt} from 'platform-client';

const platform = createPlatformClient({
  url: process.env.PLATFORM_URL ?? 'http://127.0.0.1:4010',
  key: process.env.PLATFORM_KEY ?? 'sandbox-developer-key',
});
const wind = await readGrid(platform, 'wind', new Date(process.env.PLATFORM_NOW ?? Date.now()));
console.log(`${wind.at(-121.3153, 44.0582)} m/s in Bend`);
const tile = await readTile(platform, tileAt(-121.3153, 44.0582, 6), {weatherType: 'temp'});
console.log(`${tile?.length ?? 0} bytes of PNG`);
