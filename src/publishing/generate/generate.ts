import type {Plugin} from '@docusaurus/types';
import {generated} from './generated.mjs';

/**
 * Generates what the site is built from: pages of the reference, downloads, data of the map. Docusaurus loads its
 * libraries meanwhile, and the content of the site once everything is there.
 */
export async function generate(): Promise<Plugin> {
  await generated;
  return {name: 'generate'};
}
