import type {FormatDefinition} from 'ajv';
import {fullFormats} from 'ajv-formats/dist/formats';
import {isPlainInstant} from '../../base/instants';

const {validate: isAnyDateTime} = fullFormats['date-time'] as FormatDefinition<string> & {
  validate: (text: string) => boolean;
};

/** As ajv-formats says, which takes the text apart; what nearly every device sends needs no such care. */
export const isDateTime = (text: string): boolean => isPlainInstant(text) || isAnyDateTime(text);
