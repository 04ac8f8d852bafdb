import {lint, lintFromString, loadConfig, type NormalizedProblem} from '@redocly/openapi-core';
import {house} from './plugin';

const config = await loadConfig({configPath: 'redocly.yaml', plugins: [house]});

/**
 * Lints an OpenAPI description with Redocly's recommended rules and our own.
 *
 * @param entry path of the entry file
 * @returns every problem, warnings included; an empty list when there is none
 */
export function lintContract(entry: string): Promise<NormalizedProblem[]> {
  return lint({ref: entry, config});
}

/** The same for a description of one file, given as text. */
export function lintText(source: string): Promise<NormalizedProblem[]> {
  return lintFromString({source, config});
}
