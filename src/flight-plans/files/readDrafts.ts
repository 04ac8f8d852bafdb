import {
  readPlanText,
  type PlanFormat,
  type PlanReading,
  type PlanViolation,
  pathedPlan,
  type PathedPlan,
} from '@site/src/plan-check';

/** A plan of a file that the platform does not have. */
export interface Draft extends PathedPlan {
  readonly format: PlanFormat;
  readonly source: unknown;
}

/** A file that could not be taken. */
export interface Refusal {
  readonly file: string;
  readonly violations: readonly PlanViolation[];
}

export interface Drafts {
  readonly drafts: readonly Draft[];
  readonly refusals: readonly Refusal[];
}

/** Ids of drafts begin with it; ids of stored plans cannot. */
const DRAFT = '~';

/** The largest file that is opened, in bytes: the page would stand still while it reads more. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Reads a file that was chosen or dropped; a folder can be dropped, too, and has no text. */
export async function readDraftFile(file: File): Promise<Drafts> {
  if (file.size > MOST_BYTES)
    return refused(file.name, {path: [], cause: 'tooLarge', bytes: file.size, most: MOST_BYTES});
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return refused(file.name, {path: [], cause: 'unreadable'});
  const text = textOf(new Uint8Array(bytes));
  const reading = readPlanText(text);
  if (!isNotJson(reading)) return draftsOf(file.name, reading);
  // Most files are JSON, so what reads others is loaded when it is needed.
  const {readOtherText} = await import('@site/src/plan-check/text/readOtherText');
  return draftsOf(file.name, readOtherText(text));
}

const isNotJson = (reading: PlanReading) =>
  reading.kind === 'refused' && reading.violations[0]?.cause === 'notJson';

const refused = (file: string, violation: PlanViolation): Drafts => ({
  drafts: [],
  refusals: [{file, violations: [violation]}],
});

/** UTF-8, or UTF-16 as some editors and shells of Windows write it: with a byte order mark, or recognised by its zeros. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
}

/** What the text of a JSON file contains: drafts, or why it contains none. */
export const readDrafts = (name: string, text: string): Drafts => draftsOf(name, readPlanText(text));

function draftsOf(name: string, reading: PlanReading): Drafts {
  if (reading.kind === 'refused')
    return {drafts: [], refusals: [{file: name, violations: reading.violations}]};
  const {format, plans} = reading;
  const drafts = plans.map(({plan, source}, index): Draft => {
    const pathed = pathedPlan(`${DRAFT}${index}${name}`.replaceAll(',', ''), plan);
    return {...pathed, name: plan.name ?? fileTitle(name, index, plans.length), format, source};
  });
  return {drafts, refusals: []};
}

function fileTitle(name: string, index: number, count: number): string {
  return count === 1 ? name : `${name} ${index + 1}`;
}
