import {distances} from '@site/src/css/testing/colourVision';
import {contrast, modes} from '@site/src/css/testing/pageColours';
import {expect, test} from 'vitest';
import {areaColours} from './dataColours';

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
}
