import type {LonLat} from '../../geometry/sphere';
import {DAY_MS, HOUR_MS, isoTime} from '../frame/time';
import {area, circle} from './shapes';
import type {Restriction, RestrictionDataset} from './types';

/** An area that is always closed. */
interface Closed {
  id: string;
  name: string;
  dataset: RestrictionDataset;
  middle: LonLat;
  metres: number;
  ceiling?: number;
  state: string;
}

/** An area in use on working days, at hours of the day (UTC). */
interface InUse {
  id: string;
  name: string;
  corners: readonly LonLat[];
  ceiling: number;
  state: string;
  from: number;
  hours: number;
}

// oxfmt-ignore
const closed: readonly Closed[] = [
  {id: 'ns-hanford', name: 'Hanford Site', dataset: 'national-security', middle: [-119.58, 46.56], metres: 9000, ceiling: 549, state: 'Washington'},
  {id: 'ns-bangor', name: 'Naval Base Kitsap Bangor', dataset: 'national-security', middle: [-122.722, 47.735], metres: 4600, ceiling: 762, state: 'Washington'},
  {id: 'p-56a', name: 'P-56A Washington', dataset: 'special-use-airspace', middle: [-77.0365, 38.8955], metres: 1900, ceiling: 5486, state: 'District of Columbia'},
  {id: 'p-40', name: 'P-40 Thurmont', dataset: 'special-use-airspace', middle: [-77.4667, 39.6483], metres: 5556, ceiling: 1524, state: 'Maryland'},
  {id: 'ns-pantex', name: 'Pantex Plant', dataset: 'national-security', middle: [-101.56, 35.32], metres: 5000, ceiling: 1464, state: 'Texas'},
  {id: 'ns-cape', name: 'Cape Canaveral launch area', dataset: 'national-security', middle: [-80.58, 28.53], metres: 12000, state: 'Florida'},
  {id: 'r-4808n', name: 'R-4808N Nevada Test Site', dataset: 'special-use-airspace', middle: [-116.1, 37.1], metres: 32000, state: 'Nevada'},
  {id: 'ns-faslane', name: 'Faslane naval base', dataset: 'national-security', middle: [-4.82, 56.067], metres: 3700, ceiling: 670, state: 'Scotland'},
  {id: 'ns-pine-gap', name: 'Pine Gap facility', dataset: 'national-security', middle: [133.737, -23.799], metres: 7400, ceiling: 5486, state: 'Northern Territory'},
  {id: 'ns-palace-tokyo', name: 'Tokyo Imperial Palace', dataset: 'national-security', middle: [139.7528, 35.6852], metres: 1200, ceiling: 300, state: 'Tokyo'},
];

// oxfmt-ignore
const inUse: readonly InUse[] = [
  {id: 'moa-juniper-north', name: 'Juniper North MOA', corners: [[-120.9, 44.05], [-119.6, 44.05], [-119.4, 43.4], [-120.7, 43.4]], ceiling: 5486, state: 'Oregon', from: 16, hours: 7},
  {id: 'r-5701-boardman', name: 'R-5701 Boardman', corners: [[-119.95, 45.84], [-119.55, 45.84], [-119.55, 45.58], [-119.95, 45.58]], ceiling: 6096, state: 'Oregon', from: 15, hours: 8},
  {id: 'r-6714-yakima', name: 'R-6714 Yakima', corners: [[-120.45, 46.93], [-119.95, 46.93], [-119.95, 46.6], [-120.45, 46.6]], ceiling: 8839, state: 'Washington', from: 15, hours: 12},
  {id: 'r-6701-admiralty', name: 'R-6701 Admiralty Bay', corners: [[-122.76, 48.2], [-122.6, 48.2], [-122.6, 48.08], [-122.76, 48.08]], ceiling: 1524, state: 'Washington', from: 17, hours: 6},
  {id: 'd-123-imber', name: 'D123 Imber', corners: [[-2.2, 51.28], [-1.95, 51.28], [-1.95, 51.17], [-2.2, 51.17]], ceiling: 15240, state: 'England', from: 8, hours: 9},
  {id: 'ed-r31-munster', name: 'ED-R31 Munster', corners: [[9.8, 52.98], [10.2, 52.98], [10.2, 52.75], [9.8, 52.75]], ceiling: 7620, state: 'Niedersachsen', from: 7, hours: 9},
  {id: 'rj-r104-fuji', name: 'R-104 Higashi-Fuji', corners: [[138.8, 35.36], [138.92, 35.36], [138.92, 35.25], [138.8, 35.25]], ceiling: 6096, state: 'Shizuoka', from: 23, hours: 9},
  {id: 'r-222-woomera', name: 'R222 Woomera', corners: [[135.2, -29.8], [136.9, -29.8], [136.9, -31.2], [135.2, -31.2]], ceiling: 18288, state: 'South Australia', from: 22, hours: 10},
  {id: 'nz-m300-waiouru', name: 'NZM300 Waiouru', corners: [[175.6, -39.25], [176.05, -39.25], [176.05, -39.55], [175.6, -39.55]], ceiling: 8230, state: 'Manawatū-Whanganui', from: 20, hours: 10},
];

const closedAreas: readonly Restriction[] = closed.map(
  ({id, name, dataset, middle, metres, ceiling, state}) => ({
    id,
    type: 'fulltime',
    dataset,
    name,
    ...(ceiling === undefined ? {} : {ceilingMeters: ceiling}),
    attributes: {State: state, Reason: 'Prohibited area'},
    geometry: circle(middle, metres),
  }),
);

/** Prohibited areas, and the military ones with their running or next use within three days. */
export function specialAreasAt(time: number): Restriction[] {
  return [...closedAreas, ...inUse.flatMap((inUse) => nextUse(inUse, time))];
}

function nextUse({id, name, corners, ceiling, state, from, hours}: InUse, time: number): Restriction[] {
  const today = Math.floor(time / DAY_MS) * DAY_MS;
  for (let day = -1; day <= 3; day++) {
    const start = today + day * DAY_MS + from * HOUR_MS;
    const end = start + hours * HOUR_MS;
    const weekday = new Date(start).getUTCDay();
    if (end <= time || weekday === 0 || weekday === 6) continue;
    const times = {activeTime: isoTime(start), endTime: isoTime(end)};
    const attributes = {State: state, Proponent: 'Range control', Reason: 'Military training'};
    return [
      {
        id,
        type: 'parttime',
        dataset: 'special-use-airspace',
        name,
        ceilingMeters: ceiling,
        ...times,
        attributes,
        geometry: area(corners),
      },
    ];
  }
  return [];
}
