import type {FeatureCollection, GeoJSON} from 'geojson';
import {expect, test} from 'vitest';
import {createPacking, type Packing} from './packing';

for (const count of [0, 1, 1000, 1001, 4321])
  test(`${count} features are written by the thousand, and read as what they were`, () => {
    const {steps, bytes} = packed(createPacking(collection(count)));
    expect(steps).toBe(Math.max(1, Math.ceil(count / 1000)));
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual(collection(count));
  });

test('one feature and a geometry alone are written too', () => {
  const [feature] = collection(1).features;
  for (const data of [feature, feature?.geometry] as GeoJSON[])
    expect(JSON.parse(new TextDecoder().decode(createPacking(data).next()))).toEqual(data);
});

function packed(packing: Packing) {
  for (let steps = 1; steps < 100; steps += 1) {
    const bytes = packing.next();
    if (bytes) return {steps, bytes};
  }
  throw new Error('The packing came to no end.');
}

/** Points whose names need more than one byte for a letter. */
function collection(count: number): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: Array.from({length: count}, (_, index) => ({
      type: 'Feature',
      geometry: {type: 'Point', coordinates: [index / 100, 44.05]},
      properties: {id: `${index}`, name: `Kräfte "${index}"`, heading: index % 360},
    })),
  };
}
