import {csharp} from './csharp';
import {curl} from './curl';
import {go} from './go';
import {java} from './java';
import {javascript} from './javascript';
import {python} from './python';
import type {Printer} from './types';

export interface Language {
  /** Value in the browser's storage, in `<Tabs groupId="language">` of the guides, and in addresses. */
  readonly id: LanguageId;
  readonly label: string;
  readonly print: Printer;
}

export type LanguageId = 'curl' | 'javascript' | 'python' | 'go' | 'java' | 'csharp';

/** Every language a request is shown in, in order. */
export const languages: readonly Language[] = [
  {id: 'curl', label: 'cURL', print: curl},
  {id: 'javascript', label: 'JavaScript', print: javascript},
  {id: 'python', label: 'Python', print: python},
  {id: 'go', label: 'Go', print: go},
  {id: 'java', label: 'Java', print: java},
  {id: 'csharp', label: 'C#', print: csharp},
];
