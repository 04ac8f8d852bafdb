import {csharp} from './printers/csharp';
import {guideLanguages} from './guideLanguages';
import {java} from './printers/java';
import type {Language} from './types';

/** Every language that the reference shows a request in, in order. */
export const languages: readonly Language[] = [
  ...guideLanguages,
  {id: 'java', label: 'Java', print: java},
  {id: 'csharp', label: 'C#', print: csharp},
];
