import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {attributionText} from './AlertAttribution';

/** The fields that are the words of an alert, and the functions that pass them on. */
const WORDS = /headlineText|eventDescription|conflictTitle|whyText\b|alert\.event\b|detailTexts/;

/** Every file that handles them, with the file that shows the attribution beside what it shows. */
const shownBy = new Map([
  ['src/admin/flight-plan-report/files/reportCsv.ts', 'src/admin/flight-plan-report/files/reportCsv.ts'],
  ['src/admin/flight-plan-report/plan/HourTable.tsx', 'src/admin/flight-plan-report/plan/HourTable.tsx'],
  ['src/admin/flight-plan-report/print/Sheet.tsx', 'src/admin/flight-plan-report/print/Sheet.tsx'],
  ['src/admin/flight-plan-report/table/HourStrip.tsx', 'src/admin/flight-plan-report/TableView.tsx'],
  ['src/dashboard/flights/check/ConflictList.tsx', 'src/dashboard/flights/check/ConflictList.tsx'],
  // The hours and the profile stand on the card of the plan, above its list of conflicts.
  ['src/dashboard/flights/check/HourMatrix.tsx', 'src/dashboard/flights/check/ConflictList.tsx'],
  ['src/flight-plans/profile/profile.ts', 'src/dashboard/flights/check/ConflictList.tsx'],
  // The verdict stands above the hours of a plan, and in the dialog that stores one.
  ['src/flight-plans/words/VerdictLine.tsx', 'src/dashboard/flights/plans/StorePlanDialog.tsx'],
  ['src/dashboard/overview/alertedItems.ts', 'src/dashboard/overview/useDangers.ts'],
  ['src/dashboard/route-intersect/things.ts', 'src/dashboard/route-intersect/WaySection.tsx'],
  ['src/dashboard/weather-alerts/AlertCard.tsx', 'src/dashboard/weather-alerts/AlertCard.tsx'],
  ['src/dashboard/weather-alerts/AlertsColumn.tsx', 'src/dashboard/weather-alerts/AlertsColumn.tsx'],
  ['src/home/chart/Labels.tsx', 'src/home/hero/Legend.tsx'],
  ['src/home/plugin/chart.ts', 'src/home/hero/Legend.tsx'],
]);

/** Those that only pass the words on, or name the field of a response that is shown whole, attribution and all. */
const passing = [
  'src/flight-plans/words/conflictWords.ts',
  'src/map/geojson/findFeatures.ts',
  'src/dashboard/weather-alerts/alerts.ts',
];

test('whoever shows the words of an alert shows its attribution', () => {
  const handling = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|generated|src\/publishing\/search\/asked/.test(name))
    .filter((name) => WORDS.test(readFileSync(name, 'utf8')));
  expect(handling.toSorted()).toEqual([...shownBy.keys(), ...passing].toSorted());
  for (const [name, shower] of shownBy)
    expect([name, /<AlertAttribution|attributionText\(/.test(readFileSync(shower, 'utf8'))]).toEqual([
      name,
      true,
    ]);
});

test('names each source once', () => {
  const [one, other] = [{attributionString: 'One.'}, {attributionString: 'Other.'}];
  expect(attributionText([one, other, one])).toBe('One. Other.');
  expect(attributionText([])).toBe('');
});
