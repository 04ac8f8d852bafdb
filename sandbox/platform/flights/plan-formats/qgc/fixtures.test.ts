import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import type {FlightPlan, QgcPlan} from '../../../../store/flights/flightPlan';
import {readQgc} from './read/readQgc';

const read = (name: string): FlightPlan => {
  const file = new URL(`../../../../../api/fixtures/qgc/${name}.plan`, import.meta.url);
  return readQgc(JSON.parse(readFileSync(file, 'utf8')) as QgcPlan);
};
const types = ({segments}: FlightPlan) => segments.map(({type}) => type);

test('a survey of today is a takeoff, a waypoint, a survey and the way home', () => {
  const plan = read('survey-v5-ridge-creek');
  expect(types(plan)).toEqual(['takeoff', 'waypoint', 'survey', 'returnToLaunch']);
  expect(plan.navigation).toMatchObject({flightSpeed: 10, hoverSpeed: 10, altitude: 60.96});
  expect(plan.camera).toEqual({
    name: 'Sony ILCE-QX1',
    sensorWidth: 23.2,
    sensorHeight: 15.4,
    imageWidth: 5456,
    imageHeight: 3632,
    focalLength: 16,
    orientation: 'landscape',
    minTriggerInterval: 0,
  });
  expect(plan.segments[2]).toMatchObject({
    type: 'survey',
    navigation: {altitude: 110},
    cameraActions: [{action: 'photosByDistance', distance: 31.762}],
    settings: {angle: 0, spacing: 71.775, sideOverlap: 55, entryPoint: 2, turnaroundDistance: 0},
  });
  expect(plan.home).toEqual({position: [-121.6152, 44.2068, 1024.5]});
  expect(plan.fences).toMatchObject([{kind: 'polygon', inclusion: true}]);
  expect(plan.rallyPoints).toEqual([{position: [-121.6143, 44.2062, 50]}]);
});

test('old surveys of version 3 and 4 are read with their own keys', () => {
  expect(read('survey-v3-grid-fence-v1')).toMatchObject({
    camera: {name: 'Sony ILCE-QX1', imageWidth: 5456},
    fences: [{kind: 'polygon', inclusion: true}],
    segments: [
      {type: 'takeoff'},
      {
        type: 'survey',
        settings: {spacing: 40, sideOverlap: 60},
        cameraActions: [{action: 'photosByDistance', distance: 25}],
      },
      {type: 'returnToLaunch'},
    ],
  });
  expect(read('survey-v4-preset-keys').segments[1]).toMatchObject({
    navigation: {altitude: 110, altitudeMode: 'calculatedAboveTerrain'},
    settings: {alternateTransects: true},
  });
});

test('the versions of the documentation: survey 3, corridor 3, structure 2', () => {
  const plan = read('documented-versions');
  expect(types(plan)).toEqual(['takeoff', 'survey', 'corridor', 'structure', 'returnToLaunch']);
  expect(plan.camera).toBeUndefined();
  expect(plan.segments[2]).toMatchObject({settings: {width: 50, entryPoint: 3}});
  expect(plan.segments[3]).toMatchObject({
    settings: {height: 25, layers: 1, bottomAltitude: 50, distance: 50},
  });
});

test('a corridor over terrain and a tower from the top', () => {
  expect(read('corridor-v2-terrain').segments[1]).toMatchObject({
    type: 'corridor',
    navigation: {altitude: 80, altitudeMode: 'calculatedAboveTerrain'},
    settings: {width: 80, spacing: 40},
  });
  expect(read('structure-v3-lookout-tower').segments).toMatchObject([
    {type: 'takeoff'},
    {
      type: 'structure',
      settings: {height: 30, layers: 3, entranceAltitude: 55, gimbalPitch: -20, startFromTop: true},
    },
    {type: 'land', position: [-121.6152, 44.2068, 0]},
  ]);
});

test('a fixed wing flies its approach and lands; jumps are passed over', () => {
  const plan = read('fixed-wing-unknown-keys');
  expect(plan.segments).toMatchObject([
    {type: 'takeoff', navigation: {altitudeMode: 'amsl'}},
    {type: 'waypoint', positions: [[-121.625, 44.211, 120]]},
    {
      type: 'waypoint',
      positions: [
        [-121.6196, 44.2058, 40],
        [-121.6194419, 44.2064649, 40],
      ],
      cameraActions: [{action: 'stopPhotos'}, {action: 'stopVideo'}],
    },
    {type: 'land', position: [-121.614, 44.2058, 0]},
  ]);
  expect(plan.fences).toEqual([
    {kind: 'circle', center: [-121.6152, 44.2068], radius: 3000, inclusion: true},
  ]);
});

test('simple items of old files, with their coordinate beside four parameters, are flown as those of today', () => {
  const plan = read('coordinate-items');
  expect(plan.segments).toMatchObject([
    {type: 'takeoff', position: [-121.6152, 44.2068, 50]},
    {type: 'waypoint', positions: [[-121.619, 44.209, 60]], holdSeconds: 5},
    {type: 'returnToLaunch'},
  ]);
  expect([plan.fences, plan.rallyPoints]).toEqual([[], []]);
});

test('what the ground station passes over fences nothing in', () => {
  expect(read('fence-without-version').fences).toEqual([]);
  expect(read('rally-v1-without-points').rallyPoints).toEqual([]);
});

test('a survey of version 2 is read as one of version 3', () => {
  expect(read('survey-v2-grid')).toEqual(read('survey-v3-grid-fence-v1'));
});

test('files with a fence or rally points alone fly nothing', () => {
  const fence = read('fence-only');
  expect([fence.segments, fence.home, fence.fences.length]).toEqual([[], undefined, 2]);
  expect(read('rally-only').rallyPoints).toHaveLength(2);
});
