/** Somewhere that an operator of drones is paid to look at. */
export interface Site {
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  /** Of the ground, in metres above mean sea level. */
  readonly ground: number;
}

type Row = readonly [name: string, lon: number, lat: number, ground: number];

/** Along the calm gulf and in the south-west, some in the control zones of airports, some where winter brings wind and snow. */
// oxfmt-ignore
const rows: readonly Row[] = [
  ['Galveston channel', -94.76, 29.34, 2],
  ['Buffalo grain yard', -78.86, 42.86, 180],
  ['Port Arthur refinery', -93.95, 29.85, 2],
  ['Phoenix freight yard', -112.05, 33.43, 335],
  ['Lake Charles levee', -93.22, 30.22, 4],
  ['Astoria harbor', -123.832, 46.189, 4],
  ['Baton Rouge bridge', -91.2, 30.44, 14],
  ['Mobile Bay crossing', -88.02, 30.67, 2],
  ['Albany power line', -73.8, 42.65, 60],
  ['Pensacola pier', -87.2, 30.34, 2],
  ['Houston tank farm', -95.37, 29.96, 27],
  ['Polk solar field', -81.75, 27.9, 40],
  ['Duluth ore dock', -92.1, 46.77, 185],
  ['Everglades canal', -80.6, 26, 3],
  ['Key West cable', -81.75, 24.6, 2],
  ['Orlando rail works', -81.34, 28.41, 28],
  ['San Antonio quarry', -98.6, 29.6, 280],
  ['Hood River orchards', -121.522, 45.706, 49],
  ['Marfa plateau', -104.02, 30.31, 1430],
  ['Santa Fe ridge', -105.8, 35.7, 2300],
  ['Albuquerque water works', -106.65, 35.06, 1510],
  ['Tucson copper mine', -111, 31.95, 1000],
  ['Denver pipeline', -104.9, 39.9, 1600],
  ['Yuma fields', -114.6, 32.65, 43],
  ['Spokane quarry', -117.47, 47.642, 590],
  ['Boise foothills', -116.182, 43.602, 840],
];

export const sites: readonly Site[] = rows.map(([name, lon, lat, ground]) => ({name, lon, lat, ground}));
