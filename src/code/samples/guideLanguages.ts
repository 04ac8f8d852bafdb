import {curl} from './printers/curl';
import {go} from './printers/go';
import {javascript} from './printers/javascript';
import {python} from './printers/python';
import type {Language} from './types';

/** The languages of the guides, in order: those in which every sample is executed before it is shown. */
export const guideLanguages: readonly Language[] = [
  {id: 'curl', label: 'cURL', print: curl},
  {id: 'javascript', label: 'JavaScript', print: javascript},
  {id: 'python', label: 'Python', print: python},
  {id: 'go', label: 'Go', print: go},
];
