import {intent} from './intent';
import {messageOf, shows} from './message';
import {terms} from './terms';
import type {Kind, SearchRecord} from './types';

/** A page that explains comes before a field that is named after the word. */
const weight: Record<Kind, number> = {
  guide: 1.25,
  operation: 1.25,
  glossary: 0.8,
  field: 0.6,
  reference: 1.1,
  tutorial: 0.7,
};

export function weightOf({kind, weight: own = 1}: SearchRecord): number {
  return weight[kind] * own;
}

/** What a question that asks for the meaning of a word begins or ends with. */
const definition = /^\s*(what('s| is| are| does)|define|meaning of|explain)\b|\b(mean|stand for)\s*\??\s*$/i;

/** How much more a record counts that fits the question beyond its words, and how much less one that does not. */
export function fitTo(question: string): (record: SearchRecord, met: ReadonlySet<string>) => number {
  const message = messageOf(question);
  const named = nameFit(question);
  return (record, met) => {
    const mayShow = message !== undefined && (record.kind === 'guide' || record.kind === 'reference');
    const quotation = mayShow && shows(record.text, message) ? 4 : 1;
    const fits = [focus(record, met), intent(record, question), statusFit(record, question), quotation];
    return fits.reduce((all, each) => all * each, named(record));
  };
}

/** For a record whose very name was asked for: a field by its letters, a heading by its words. */
function nameFit(question: string): (record: SearchRecord) => number {
  const wanted = question.trim().toLowerCase();
  const subject = question.replace(definition, ' ');
  const letters = subject.replace(/\W+$/, '').trim().toLowerCase();
  const asked = terms(subject);
  const words = asked.join(' ');
  const isDefinition = definition.test(question);
  return ({kind, title, place, operation}) => {
    if (operation?.id.toLowerCase() === wanted) return 20;
    if (kind === 'field') return title.toLowerCase() !== wanted ? 1 : isName(question) ? 20 : 1.5;
    if (operation && !operation.isDeprecated && isSubject(asked, terms(title))) return 2;
    const isPage = place === '' || operation !== undefined;
    const heading = isPage ? title : place;
    const isTerm = kind === 'glossary' && terms(heading).every((each, at) => each === asked[at]);
    if (heading.toLowerCase() !== letters && terms(heading).join(' ') !== words)
      return isTerm && isDefinition ? 4 : 1;
    if (kind === 'glossary') return isDefinition ? 8 : 1.6;
    return isPage ? 3 : 2;
  };
}

/** Whether a question is the heading of a page or a section, of more words than one; what is deprecated gives way. */
export function isHeading(question: string, {kind, title, place, operation}: SearchRecord): boolean {
  const asked = terms(question);
  if (asked.length < 2 || kind === 'field' || operation?.isDeprecated) return false;
  return terms(operation || place === '' ? title : place).join(' ') === asked.join(' ');
}

/** Whether a question names what an operation is about, and little of its name is left: wind, and the wind grid. */
function isSubject(asked: readonly string[], title: readonly string[]): boolean {
  const isWithin = asked.length > 0 && asked.every((word) => title.includes(word));
  return isWithin && asked.length < title.length && asked.length * 3 >= title.length;
}

/** How little else the title of an operation is about: weather at an object is not where the object is. */
function focus({operation, title}: SearchRecord, met: ReadonlySet<string>): number {
  if (!operation) return 1;
  const words = terms(title);
  return 0.6 + 0.4 * (words.filter((word) => met.has(word)).length / words.length);
}

/** Every operation names the statuses of errors; what they mean stands on pages of words. */
function statusFit({kind}: SearchRecord, question: string): number {
  return /\b[45]\d\d\b/.test(question) && (kind === 'operation' || kind === 'field') ? 0.3 : 1;
}

/** Whether a word is written as names in programs are, and not as a word of a sentence. */
export function isName(question: string): boolean {
  return /^\w+$/.test(question.trim()) && /[a-z][A-Z]|_/.test(question);
}
