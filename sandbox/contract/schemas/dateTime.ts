import type {FormatDefinition} from 'ajv';
import {fullFormats} from 'ajv-formats/dist/formats';
import {isPlainInstant} from '../../base/instants';

const {validate: isAnyDateTime} = fullFormats['date-time'] as FormatDefinition<string> & {
  validate: (text: string) => boolean;
};

/**
 * As ajv-formats says, which takes the text apart; what nearly every device sends needs no such care. Between date and
 * time it takes any white space, a line break too: here it is a space, if it is no T.
 */
export const isDateTime = (text: string): boolean =>
  isPlainInstant(text) || (isAnyDateTime(text) && !/[^\S ]/.test(text));
