import type {LanguageCode, Words} from './types';
import * as main from './main';
import * as germanic from './germanic';
import * as romance from './romance';
import * as slavic from './slavic';
import * as baltic from './baltic';
import * as mediterranean from './mediterranean';
import * as asian from './asian';

/** The words of every language. */
export const wordsOf: Readonly<Record<LanguageCode, Words>> = {
  ...main,
  ...germanic,
  ...romance,
  ...slavic,
  ...baltic,
  ...mediterranean,
  ...asian,
};
