import {codeFiles} from './plugin/codeFiles';
import {guideFacts} from './plugin/guideFacts';
import {remarkSamples} from './plugin/remarkSamples';
import type {Feature} from '../site/feature';

/** Guides whose requests can be run: blocks of requests as samples with their responses, files as code, facts of the contract. */
export function guide(): Feature {
  return {name: 'guide', plugins: [guideFacts], remarkPlugins: [codeFiles, remarkSamples]};
}
