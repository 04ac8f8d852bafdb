import {compareNames} from '@site/src/components/order/naturalOrder';
import type {Filters, ReportView} from '../address/reportView';
import {columns, type Need} from './columns';
import {collectionOf, rowName, type ReportRow} from './reportRow';

export interface FoundRows {
  readonly rows: readonly ReportRow[];
  /** Plans that may yet be among them: what is filtered by is not known of them. */
  readonly open: number;
}

const DAY_MS = 86_400_000;

/** What must be known of all plans for the filters and the order of a view. */
export function needOf(view: Filters & Pick<ReportView, 'sort'>): Need {
  const sort = columns[view.sort].need;
  if (view.conflict !== '' || sort === 'check') return 'check';
  const isContents = view.text !== '' || view.author !== '' || view.above !== '' || sort === 'contents';
  return isContents ? 'contents' : 'list';
}

/** Whether the list alone says that a plan is not wanted. */
export function isListed(item: ReportRow['item'], {collection, from, to}: Filters): boolean {
  if (collection !== '' && item.collectionId !== collection) return false;
  if (from === '' && to === '') return true;
  const received = Date.parse(item.received);
  const isAfter = from === '' || received >= startOf(from);
  return isAfter && (to === '' || received < startOf(to) + DAY_MS);
}

/** A day begins at midnight where the reader is. */
const startOf = (day: string) => new Date(`${day}T00:00:00`).getTime();

/** The plans that the filters find, in the order that is asked for; plans of which the column is unknown come last. */
export function findRows(all: readonly ReportRow[], view: ReportView): FoundRows {
  let open = 0;
  const found = all.filter((row) => {
    if (!isListed(row.item, view)) return false;
    const verdict = isFound(row, view);
    if (verdict === undefined) open++;
    return verdict === true;
  });
  const {value} = columns[view.sort];
  const sign = view.isDescending ? -1 : 1;
  const keyed = found.map((row) => ({row, key: value(row), id: row.item.flightPlanId}));
  keyed.sort((one, other) => {
    if (one.key === undefined || other.key === undefined)
      return Number(one.key === undefined) - Number(other.key === undefined);
    return sign * compare(one.key, other.key) || compare(one.id, other.id);
  });
  return {rows: keyed.map(({row}) => row), open};
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareNames(String(one), String(other));
}

/** Undefined where it is not known yet. */
function isFound(row: ReportRow, filters: Filters): boolean | undefined {
  const {contents, check} = row;
  const {text, author, above, conflict} = filters;
  if (text !== '' && !hasWords(row, text)) return contents ? false : undefined;
  if (author !== '' || above !== '') {
    if (!contents) return undefined;
    const names = [contents.createdBy.name, contents.updatedBy.name];
    if (author !== '' && !names.some((name) => includesText(name, author))) return false;
    if (above !== '' && !((contents.facts.highest?.altitude ?? -Infinity) > Number(above))) return false;
  }
  if (conflict === '') return true;
  return check && check.conflicts.length > 0 === (conflict === 'any');
}

function hasWords(row: ReportRow, text: string): boolean {
  const all = [rowName(row), row.item.flightPlanId, collectionOf(row)].join('\n');
  return text.split(/\s+/).every((word) => includesText(all, word));
}

const includesText = (text: string, part: string) =>
  text.toLocaleLowerCase().includes(part.toLocaleLowerCase());
