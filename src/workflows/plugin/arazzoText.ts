import {stringify} from 'yaml';
import {restoreYamlNumbers} from '../../openapi/document/exactNumbers';
import type {Arazzo} from './arazzo';

/** A description as YAML. Texts stay in one line, so that a condition is found by searching for it. */
export function arazzoText(document: Arazzo): string {
  return restoreYamlNumbers(stringify(document, {lineWidth: 0, aliasDuplicateObjects: false}));
}
