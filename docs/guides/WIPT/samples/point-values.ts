const url = process.env.PLATFORM_URL ?? '';
const key = process.env.PLATFORM_KEY ?? '';
const [columns, rows] = [8192, 4096];
// The clock hour that is running, in UTC; PLATFORM_NOW stands in for the clock where it is set.
const now = process.env.PLATFORM_NOW ?? new Date().toISOString();
const hour = now.slice(0, 13).replaceAll(/[-T]/g, '/');
const places: Record<string, [lon: number, lat: number]> = {
  Bend: [-121.3153, 44.0582],
  'Ridge Creek': [-121.62, 44.21],
  Seattle: [-122.3321, 47.6062],
  Reykjavik: [-21.9426, 64.1466],
  Suva: [178.4419, -18.1416],
};

/** The grid of an hour: one byte a cell, column after column. `fetch` asks for gzip and unpacks it by itself. */
async function grid(kind: string): Promise<ArrayBuffer> {
  const response = await fetch(`${url}/weatherforecast/v2/${kind}/${hour}`, {headers: {'x-api-key': key}});
  if (!response.ok) throw new Error(`${kind}: ${response.status} ${await response.text()}`);
  return response.arrayBuffer();
}

function cell(lon: number, lat: number): number {
  const column = Math.floor(((lon + 180) / 360) * columns) % columns;
  const row = Math.min(rows - 1, Math.floor(((90 - lat) / 180) * rows));
  return column * rows + row;
}

// Temperature is a signed byte, every other grid an unsigned one.
const temperature = new Int8Array(await grid('temperature'));
const wind = new Uint8Array(await grid('wind'));
console.log(`${wind.length} cells`);
for (const [name, [lon, lat]] of Object.entries(places)) {
  const index = cell(lon, lat);
  console.log(`${name}: cell ${index}, ${temperature[index]} °C, wind ${wind[index]} m/s`);
}
