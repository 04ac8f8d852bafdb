import type {Plugin} from '@docusaurus/types';
import {generated} from './begin.mjs';

/**
 * Makes what the site is made from: pages of the reference, downloads, data of the map. Docusaurus reads its libraries
 * meanwhile, and goes on to the content of the site when all is there.
 */
export async function generate(): Promise<Plugin> {
  await generated;
  return {name: 'generate'};
}
