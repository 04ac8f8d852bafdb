import type {NumberName} from '@site/src/publishing/limits/definitions';
import {guideFacts} from '../facts';
import {limitText} from './limitText';

interface Props {
  readonly of: NumberName;
}

/** A number that the contract knows, within a sentence: it follows the contract by itself. */
export function Limit({of}: Props) {
  return limitText(guideFacts.limits[of]);
}
