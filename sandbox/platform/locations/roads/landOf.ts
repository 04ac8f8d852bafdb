import type {Dependencies} from '../../shared/handlers/dependencies';
import {Land} from './land';

/** The land of a world, made when it is first asked for and kept. */
export function landOf({world, coasts}: Pick<Dependencies, 'world' | 'coasts'>): Promise<Land> {
  const make = async () => new Land(await coasts());
  return world.caches.of(make, coasts);
}
