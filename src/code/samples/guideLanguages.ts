import {curl} from './curl';
import {go} from './go';
import {javascript} from './javascript';
import {python} from './python';
import type {Language} from './types';

/** The languages of the guides, in order: those in which every sample is executed before it is shown. */
export const guideLanguages: readonly Language[] = [
  {id: 'curl', label: 'cURL', print: curl},
  {id: 'javascript', label: 'JavaScript', print: javascript},
  {id: 'python', label: 'Python', print: python},
  {id: 'go', label: 'Go', print: go},
];
