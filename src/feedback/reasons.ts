import {translate} from '@docusaurus/Translate';

/** Why a page helped, or did not: keys that are sent, and never translated. */
export type Reason = 'found' | 'clear' | 'works' | 'missing' | 'unclear' | 'wrong' | 'fails';

/** What is offered to those who say that a page helped, and to those who say that it did not. */
export const reasonsFor = (isHelpful: boolean): readonly Reason[] =>
  isHelpful ? ['found', 'clear', 'works'] : ['missing', 'unclear', 'wrong', 'fails'];

/** Each reason in the reader's words. */
export const reasonNames = (): Readonly<Record<Reason, string>> => ({
  found: translate({id: 'feedback.reason.found', message: 'I found what I needed'}),
  clear: translate({id: 'feedback.reason.clear', message: 'It is clear'}),
  works: translate({id: 'feedback.reason.works', message: 'The samples work'}),
  missing: translate({id: 'feedback.reason.missing', message: 'Something is missing'}),
  unclear: translate({id: 'feedback.reason.unclear', message: 'It is hard to understand'}),
  wrong: translate({id: 'feedback.reason.wrong', message: 'Something is wrong'}),
  fails: translate({id: 'feedback.reason.fails', message: 'A sample does not work'}),
});
