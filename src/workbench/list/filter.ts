import type {CallSource, ListedCall} from '../calls/listedCall';

/** What of a list is shown; empty texts are no condition. */
export interface CallFilter {
  readonly search: string;
  /** `2` to `5` for 2xx to 5xx, `none` for calls without a response. */
  readonly status: '' | '2' | '3' | '4' | '5' | 'none';
  readonly method: string;
  readonly operationId: string;
  readonly source: '' | CallSource;
  /** The tiles of maps are shown with the others: there are hundreds of them. */
  readonly hasTiles: boolean;
}

export const everything: CallFilter = {
  search: '',
  status: '',
  method: '',
  operationId: '',
  source: '',
  hasTiles: false,
};

/** Whether a filter narrows a list, as an empty list should say. */
export function isNarrow({search, status, method, operationId, source}: CallFilter): boolean {
  return [search, status, method, operationId, source].some((each) => each !== '');
}

/** The calls that meet all conditions, in their order. Words of the search stand for themselves, in any case. */
export function filterCalls<Call extends ListedCall>(calls: readonly Call[], filter: CallFilter): Call[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter(
    (call) =>
      (filter.hasTiles || filter.source === 'maps' || call.source !== 'maps') &&
      (filter.source === '' || call.source === filter.source) &&
      (filter.method === '' || call.method === filter.method) &&
      (filter.operationId === '' || call.operationId === filter.operationId) &&
      (filter.status === '' || statusClass(call.status) === filter.status) &&
      words.every((word) => textOf(call).includes(word)),
  );
}

/** A connection that was dropped has the status 0. */
function statusClass(status: number | undefined): CallFilter['status'] {
  if (!status) return 'none';
  return String(status).charAt(0) as CallFilter['status'];
}

const texts = new WeakMap<ListedCall, string>();

function textOf(call: ListedCall): string {
  const known = texts.get(call);
  if (known !== undefined) return known;
  const {method, target, status, operationId, page, text} = call;
  const all = [method, target, status, operationId, page, text].join('\n').toLowerCase();
  texts.set(call, all);
  return all;
}
