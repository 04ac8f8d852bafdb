import {developer} from '../../sandbox/base/seededAccounts';
import {openDatabase} from '../../sandbox/node/database/openDatabase';
import {createStore} from '../../sandbox/store/store';
import type {NewReport} from '../../sandbox/store/objects/report';

export const histories = {'points-10k': 10_000, 'points-1m': 1_000_000} as const;
/** One report a second from here on. */
export const HISTORY_START = Date.parse('2026-06-01T00:00:00Z');
const BATCH = 20_000;

/** Writes long histories straight into the store, as many small posts would have. */
export function storeHistories(data: string): void {
  const database = openDatabase(data);
  const {reports} = createStore(database).locations;
  for (const [objectId, count] of Object.entries(histories))
    for (let first = 0; first < count; first += BATCH) {
      const length = Math.min(BATCH, count - first);
      const batch = Array.from({length}, (_, index) => reportAt(objectId, first + index));
      reports.save(developer.accountId, batch, HISTORY_START);
    }
  database.close();
}

function reportAt(objectId: string, second: number): NewReport {
  const at = HISTORY_START + second * 1000;
  const lon = -121.62 + (second % 1000) / 10_000;
  return {
    at,
    report: {
      objectId,
      objectType: 'drone',
      timestamp: new Date(at).toISOString().replace('.000Z', 'Z'),
      geometry: {type: 'Point', coordinates: [lon, 44.21, 1100]},
      altitudeCalculated: false,
      heading: second % 360,
      speed: 9.8,
      isStatic: false,
      properties: {batteryPercent: 100 - (second % 100)},
    },
  };
}
