import type {FormatDefinition} from 'ajv';
import {fullFormats} from 'ajv-formats/dist/formats.js';
import {isPlainInstant} from '../../base/instants';

const {validate: isAnyDateTime} = fullFormats['date-time'] as FormatDefinition<string> & {
  validate: (text: string) => boolean;
};

/**
 * Whether a text of a response is a date-time as OpenAPI means it (RFC 3339). Requests may write it in other ways that
 * leave no doubt: `isInstant`. What nearly every device sends needs no such care as ajv-formats takes. Between date and
 * time that takes any white space, a line break too: here it is a space, if it is no T.
 */
export const isDateTime = (text: string): boolean =>
  isPlainInstant(text) || (isAnyDateTime(text) && !/[^\S ]/.test(text));
