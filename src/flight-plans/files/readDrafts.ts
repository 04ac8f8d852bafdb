import {
  readPlanText,
  type PlanFormat,
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

/** Reads a file that was chosen or dropped; a folder can be dropped, too, and has no text. */
export async function readDraftFile(file: File): Promise<Drafts> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes !== undefined) return readDrafts(file.name, textOf(new Uint8Array(bytes)));
  return {drafts: [], refusals: [{file: file.name, violations: [{path: [], cause: 'unreadable'}]}]};
}

/** UTF-8, or UTF-16 where its byte order mark says so, as some editors and shells of Windows write it. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes);
}

/** What a file contains: drafts, or why it contains none. */
export function readDrafts(name: string, text: string): Drafts {
  const reading = readPlanText(text);
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
