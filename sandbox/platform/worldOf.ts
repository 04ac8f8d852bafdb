import {createWorld, type World} from '../world/world';

const worlds = new Map<number, World>();

/** The world of a seed (`services.seed`), made once and shared by all sandboxes of the process. */
export function worldOf(seed: number): World {
  const world = worlds.get(seed) ?? createWorld(seed);
  worlds.set(seed, world);
  return world;
}
