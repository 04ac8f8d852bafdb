import {readPlans} from '../plan/readPlans';
import type {PlanReading} from '../plan/types';

/** The text form of a mission: its first line, then a line of twelve numbers for each item. */
export const WPL = /^QGC WPL (?<version>110|120)$/;
const FIELDS = 12;
const ARDUPILOT = 3;
/** Of version 110, the first line is where the aircraft is launched; of version 120, the first item. */
const WITH_HOME = '110';

/**
 * Reads a mission as text, as Mission Planner and older ground stations save it. The platform takes no text, so what is
 * stored is a QGroundControl plan with the same items.
 *
 * @see https://mavlink.io/en/file_formats/#mission_plain_text_file
 */
export function readWpl(text: string): PlanReading {
  const [head = '', ...lines] = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const hasHome = WPL.exec(head)?.groups?.['version'] === WITH_HOME;
  const rows = lines.flatMap((line, index) =>
    line === '' || line.startsWith('#') ? [] : [{line: index + 2, fields: line.split(/\s+/).map(Number)}],
  );
  const wrong = rows.find(({fields}) => fields.length !== FIELDS || !fields.every(Number.isFinite));
  if (wrong) return {kind: 'refused', violations: [{path: [], cause: 'noRow', line: wrong.line}]};
  const home = hasHome ? rows[0]?.fields.slice(8, 11) : undefined;
  return readPlans({
    fileType: 'Plan',
    version: 1,
    groundStation: 'QGroundControl',
    mission: {
      version: 2,
      firmwareType: hasHome ? ARDUPILOT : 0,
      plannedHomePosition: home && (home[0] !== 0 || home[1] !== 0) ? home : [null, null, null],
      items: rows.slice(hasHome ? 1 : 0).map(({fields}) => itemOf(fields)),
    },
    geoFence: {version: 2, circles: [], polygons: []},
    rallyPoints: {version: 2, points: []},
  });
}

function itemOf([index, , frame, command, ...rest]: readonly number[]) {
  const autoContinue = rest.at(-1) !== 0;
  return {type: 'SimpleItem', command, frame, params: rest.slice(0, 7), autoContinue, doJumpId: index};
}
