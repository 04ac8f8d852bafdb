/** Somewhere that an operator of drones is paid to look at. */
export interface Site {
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  /** Of the ground, in metres above mean sea level. */
  readonly ground: number;
}

type Row = readonly [name: string, lon: number, lat: number, ground: number];

/** Some in the open country of Oregon, Washington and Idaho, some inside the control zones of their airports. */
// prettier-ignore
const rows: readonly Row[] = [
  ['Astoria harbor', -123.832, 46.189, 4],
  ['Tillamook dairy land', -123.842, 45.456, 7],
  ['Newport breakwater', -124.063, 44.613, 3],
  ['Coos Bay terminal', -124.217, 43.367, 3],
  ['Roseburg timber yard', -123.342, 43.217, 145],
  ['Crater Lake rim', -122.109, 42.944, 2164],
  ['Klamath wind farm', -121.781, 42.224, 1248],
  ['Lakeview solar field', -120.346, 42.188, 1463],
  ['Burns rail siding', -119.054, 43.586, 1265],
  ['Prineville reservoir', -120.834, 44.305, 876],
  ['Redmond industrial park', -121.171, 44.273, 938],
  ['Madras irrigation canal', -121.129, 44.633, 683],
  ['Hood River orchards', -121.522, 45.706, 49],
  ['The Dalles dam', -121.134, 45.614, 30],
  ['Portland terminal 6', -122.667, 45.611, 8],
  ['Salem bridge works', -123.041, 44.943, 47],
  ['Eugene gravel pits', -123.171, 44.101, 119],
  ['Mount Hood power line', -121.695, 45.374, 1820],
  ['Pendleton grain silos', -118.788, 45.672, 326],
  ['La Grande pass', -118.088, 45.325, 849],
  ['Yakima valley', -120.506, 46.602, 325],
  ['Wenatchee slopes', -120.31, 47.423, 238],
  ['Grand Coulee spillway', -118.982, 47.956, 399],
  ['Spokane quarry', -117.47, 47.642, 590],
  ['Boise foothills', -116.182, 43.602, 840],
  ['Sun Valley trails', -114.353, 43.681, 1780],
];

export const sites: readonly Site[] = rows.map(([name, lon, lat, ground]) => ({name, lon, lat, ground}));
