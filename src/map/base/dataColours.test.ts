import {distances} from '@site/src/css/testing/colourVision';
import {contrast, modes} from '@site/src/css/testing/pageColours';
import {expect, test} from 'vitest';
import {areaColours, trafficColours, troubleColours} from './dataColours';
import {troubles, troubleShapes} from './troubleShapes';

/** Four times what can just be told apart side by side: areas on a map lie far from one another, and from the legend. */
const LEAST = 0.08;

test('colours that only some eyes tell apart are found', () => {
  // An orange and a green of the same lightness: the classic pair that red-green blindness makes one.
  const {'full colour vision': full = 0, deuteranopia = 1, tritanopia = 0} = distances('#b26a00', '#5f8a00');
  expect(full).toBeGreaterThan(0.1);
  expect(tritanopia).toBeGreaterThan(0.1);
  expect(deuteranopia).toBeLessThan(0.06);
  expect(distances('#123456', '#123456').protanopia).toBe(0);
});

test('each trouble has a badge of its own shape', () => {
  expect(new Set(troubles.map((trouble) => troubleShapes[trouble])).size).toBe(troubles.length);
});

for (const mode of ['light', 'dark'] as const) {
  const colour = (name: string) => modes[mode][name] ?? `no --${name}`;
  const areas = Object.entries(areaColours);

  test(`no two kinds of area share a colour for anybody, ${mode}`, () => {
    // Ways, plans and objects lie on the areas.
    const all = [...areas, ['way', 'data']] as const;
    const collisions = all.flatMap(([name, one], index) =>
      all.slice(index + 1).flatMap(([otherName, other]) =>
        Object.entries(distances(colour(one), colour(other)))
          .filter(([, distance]) => distance < LEAST)
          .map(([eye, distance]) => `${name}, ${otherName}: ${distance.toFixed(3)}, ${eye}`),
      ),
    );
    expect(collisions).toEqual([]);
  });

  test(`areas can be seen on land, water and legends (WCAG 1.4.11), ${mode}`, () => {
    for (const [name, value] of areas)
      for (const ground of ['land', 'water', 'ground', 'raised'])
        expect(contrast(colour(value), colour(ground)), `${name} on ${ground}`).toBeGreaterThan(3);
  });

  test(`badges of troubles are seen wherever an object is (WCAG 1.4.11), ${mode}`, () => {
    for (const [name, value] of Object.entries(troubleColours))
      for (const ground of ['land', 'water', 'built-up', 'park', 'ground', 'raised'])
        expect(contrast(colour(value), colour(ground)), `${name} on ${ground}`).toBeGreaterThan(3);
  });

  const roads = Object.entries(trafficColours);
  const nearest = (one: string, other: string) =>
    Math.min(...Object.values(distances(colour(one), colour(other))));

  test(`anybody tells how slow a road is, ${mode}`, () => {
    for (const [index, [name, one]] of roads.entries())
      for (const [otherName, other] of [...roads.slice(index + 1), ['way', 'data']] as const)
        expect(nearest(one, other), `${name}, ${otherName}`).toBeGreaterThan(LEAST);
  });

  test(`roads do not pass for areas, ${mode}`, () => {
    // Lines and areas differ in shape besides.
    for (const [name, one] of roads)
      for (const [areaName, area] of areas)
        expect(nearest(one, area), `${name}, ${areaName}`).toBeGreaterThan(LEAST / 2);
  });

  test(`slow roads can be seen on land and legends (WCAG 1.4.11); free ones are quieter, ${mode}`, () => {
    const least = (value: string) =>
      Math.min(
        ...['land', 'water', 'built-up', 'park', 'ground', 'raised'].map((on) =>
          contrast(colour(value), colour(on)),
        ),
      );
    const [free, ...slow] = roads.map(([, value]) => least(value));
    for (const ratio of slow) {
      expect(ratio).toBeGreaterThan(3);
      expect(ratio).toBeGreaterThan(free ?? 0);
    }
  });

  test(`lines of the base map are seen, are quieter than all data, and pass for none of it, ${mode}`, () => {
    const data = [...areas, ...roads, ['way', 'data']] as const;
    for (const line of ['line', 'border', 'river', 'line-strong']) {
      for (const ground of ['land', 'built-up', 'park'])
        expect(contrast(colour(line), colour(ground)), `${line} on ${ground}`).toBeGreaterThan(1.05);
      expect(contrast(colour(line), colour('land')), line).toBeLessThan(2.2);
      for (const [name, value] of data)
        expect(nearest(line, value), `${line}, ${name}`).toBeGreaterThan(LEAST);
    }
    // Coasts have the colour of `line-strong`.
    expect(contrast(colour('border'), colour('land'))).toBeLessThan(
      contrast(colour('line-strong'), colour('land')),
    );
  });
}
