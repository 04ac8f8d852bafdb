import type {LonLat} from '../../geometry/sphere';
import type {Land} from './land';

/** A bridge or tunnel that cars cross the sea on, from one landmass to another. Its ends lie a little inland. */
export interface FixedLink {
  readonly name: string;
  readonly ends: readonly [LonLat, LonLat];
}

/** The well-known ones: without them Long Island or Flevoland could not be left by road. No ferries. */
// oxfmt-ignore
export const fixedLinks: readonly FixedLink[] = [
  {name: 'Throgs Neck Bridge', ends: [[-73.83, 40.75], [-73.83, 40.87]]},
  {name: 'Agate Pass Bridge', ends: [[-122.545, 47.66], [-122.62, 47.73]]},
  {name: 'Deception Pass Bridge', ends: [[-122.65, 48.3], [-122.45, 48.42]]},
  {name: 'Confederation Bridge', ends: [[-63.7, 46.3], [-64.1, 45.9]]},
  {name: 'Channel Tunnel', ends: [[1.05, 51.15], [1.95, 50.85]]},
  {name: 'Øresund Bridge', ends: [[13.08, 55.58], [12.45, 55.66]]},
  {name: 'Great Belt Bridge', ends: [[11.35, 55.4], [10.65, 55.3]]},
  {name: 'Little Belt Bridge', ends: [[10, 55.45], [9.55, 55.55]]},
  {name: 'Skye Bridge', ends: [[-6, 57.25], [-5.5, 57.3]]},
  {name: 'King Fahd Causeway', ends: [[50.52, 26.1], [50.05, 26.3]]},
  {name: 'Johor Causeway', ends: [[103.8, 1.36], [103.75, 1.55]]},
  {name: 'Penang Bridge', ends: [[100.27, 5.36], [100.5, 5.36]]},
  {name: 'Kanmon Bridge', ends: [[130.85, 33.75], [131.05, 34.1]]},
  {name: 'Great Seto Bridge', ends: [[133.8, 34.65], [133.85, 34.2]]},
  // To islands in lakes.
  {name: 'Little Current Swing Bridge', ends: [[-82, 45.9], [-81.8, 46.2]]},
  {name: 'Sturgeon Bay Bridge', ends: [[-87.3, 44.9], [-87.6, 44.7]]},
  {name: 'Portage Lake Lift Bridge', ends: [[-88.3, 47.25], [-88.6, 47]]},
  {name: 'Grand Island Bridge', ends: [[-78.97, 43.02], [-78.85, 42.95]]},
  {name: 'Hollandse Bridge', ends: [[5.4, 52.4], [5.2, 52.2]]},
];

/** A link as it is crossed: from its first end to its second. */
export interface Crossed extends FixedLink {
  /** The landmass that it leads to. */
  readonly onto: number;
}

/** The fewest links that lead from one landmass to another; none on one landmass, `undefined` when the sea divides. */
export function linksBetween(land: Land, from: number, to: number): readonly Crossed[] | undefined {
  const reached = new Map<number, readonly Crossed[]>([[from, []]]);
  for (const [landmass, links] of reached) {
    if (landmass === to) return links;
    for (const link of crossable(land, landmass))
      if (!reached.has(link.onto)) reached.set(link.onto, [...links, link]);
  }
  return undefined;
}

function crossable(land: Land, landmass: number): Crossed[] {
  return fixedLinks.flatMap(({name, ends: [here, there]}) => {
    const [hither, thither] = [land.landmassAt(...here), land.landmassAt(...there)];
    if (hither === landmass) return [{name, ends: [here, there], onto: thither}];
    return thither === landmass ? [{name, ends: [there, here], onto: hither}] : [];
  });
}
