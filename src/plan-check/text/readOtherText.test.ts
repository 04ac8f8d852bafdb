import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readOtherText} from './readOtherText';

/** As Mission Planner saves it: tabs, carriage returns, a take-off where the aircraft stands. */
const MISSION = readFileSync('api/fixtures/plans/ridge.waypoints', 'utf8');

function readOne(text: string) {
  const reading = readOtherText(text);
  if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.violations));
  return reading.plans[0] ?? expect.fail('no plan');
}

test('reads a mission as text, launched where its first line says', () => {
  const {plan, source} = readOne(MISSION);
  expect(plan).toMatchObject({format: 'qgc', home: [-121.708, 44.2068, 1031], passedOver: []});
  expect(
    plan.segments.map(({type, positions, speed, holdSeconds}) => [type, positions, speed, holdSeconds]),
  ).toEqual([
    ['takeoff', [], 10, 0],
    ['waypoint', [[-121.7, 44.21, 80]], 10, 5],
    ['waypoint', [[-121.7, 44.22, 80]], 12, 0],
    ['returnToLaunch', [], 12, 0],
  ]);
  expect(source).toMatchObject({
    fileType: 'Plan',
    mission: {firmwareType: 3, items: [{doJumpId: 1}, {}, {}, {doJumpId: 4, autoContinue: false}, {}]},
  });
});

test('of version 120 the first line is flown, and a launch site of zeros is none', () => {
  expect(readOne(MISSION.replace('110', '120')).plan).toMatchObject({home: undefined});
  expect(readOne(MISSION.replace('110', '120')).plan.segments).toHaveLength(5);
  expect(readOne(MISSION.replace('44.206800\t-121.708000', '0\t0')).plan.home).toBeUndefined();
});

test('names the line of a mission that is not twelve numbers', () => {
  for (const line of ['2\t0\t3\t16\t5\t0\t0\t0\t44.21\t-121.70\t80', '2 0 3 16 5 0 0 0 44,21 -121,70 80 1'])
    expect(readOtherText(MISSION.replace(/^2\t.*$/m, line))).toEqual({
      kind: 'refused',
      violations: [{path: [], cause: 'noRow', line: 4}],
    });
});

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
test.each([
  ['', 'empty', undefined],
  [' \r\n\t', 'empty', undefined],
  [`${XML}<!-- from a planner -->\n<kml xmlns="http://www.opengis.net/kml/2.2">`, 'otherFormat', 'KML'],
  ['<kml><Document/></kml>', 'otherFormat', 'KML'],
  [`${XML}<gpx version="1.1" creator="x">`, 'otherFormat', 'GPX'],
  [`${XML}<mission><missionitem no="1"/></mission>`, 'otherFormat', 'XML'],
  ['<!DOCTYPE html><html lang="en">', 'otherFormat', 'HTML'],
  ['PK\u0003\u0004\u0014\0\b', 'otherFormat', 'ZIP (KMZ)'],
  ['\u001F\uFFFD\b\0', 'noText', undefined],
  ['latitude,longitude,altitude(m),heading(deg),curvesize(m)\n44.2,-121.7,30,0,0', 'otherFormat', 'CSV'],
  ['time(millisecond);datetime(utc);latitude;longitude;height', 'otherFormat', 'CSV'],
  ['QGC WPL 100\n0\t1\t0', 'otherFormat', 'QGC WPL'],
  ['\uFFFD\u0012\0\0\0ULog', 'noText', undefined],
  ['{"fileType": "Plan", "mission": {"items": [', 'brokenJson', undefined],
  ['{"altitude": NaN}', 'brokenJson', undefined],
  ['RALLY\t44.2\t-121.7\t100', 'notJson', undefined],
])('says what %j is', (text, cause, format) => {
  expect(readOtherText(text)).toEqual({
    kind: 'refused',
    violations: [{path: [], cause, ...(format && {format})}],
  });
});
