import {translate} from '@docusaurus/Translate';
import {inPieces} from '@site/src/components/idle/inPieces';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {checkCall, keysInAddress, queryOf} from '../contract/checkCall';
import {findOperation, knownOperations, pathOf} from '../contract/operations';
import type {Finding} from '../contract/types';
import type {BroughtCall} from './types';

/** A call that was checked. */
export interface CheckedCall {
  readonly call: BroughtCall;
  readonly operationId: string | undefined;
  readonly findings: readonly Finding[];
}

export interface CheckProgress {
  readonly checked: readonly CheckedCall[];
  /** Calls to other services than the platform, which have no contract here. */
  readonly foreign: number;
  readonly left: number;
}

interface Options {
  /** Base addresses of the platform. */
  readonly servers: readonly string[];
  readonly load: (slug: string) => Promise<OperationDocument>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: CheckProgress) => void;
  /** How many milliseconds there are between two reports of progress: each is drawn. */
  readonly reportMs?: number;
}

/** As often as a reader can follow a number that changes. */
const REPORT_MS = 250;

/**
 * Checks calls against the contract in pieces, here in the browser. Nothing is sent. Ends with a report, also where it
 * was stopped.
 */
export async function checkTraffic(
  calls: readonly BroughtCall[],
  {servers, load, signal, onProgress, reportMs = REPORT_MS}: Options,
): Promise<void> {
  const checked: CheckedCall[] = [];
  let foreign = 0;
  let reported = performance.now();
  const report = () =>
    onProgress({checked: [...checked], foreign, left: calls.length - checked.length - foreign});
  const check = async (call: BroughtCall) => {
    const result = await checkOne(call, servers, load);
    if (result) checked.push(result);
    else foreign++;
    if (performance.now() - reported < reportMs) return;
    report();
    reported = performance.now();
  };
  await inPieces(calls, check, signal);
  report();
}

async function checkOne(
  call: BroughtCall,
  servers: readonly string[],
  load: Options['load'],
): Promise<CheckedCall | undefined> {
  const {request} = call;
  const url = request.url.replace(/^\{\{[^{}]+\}\}/, '');
  const found = findOperation({method: request.method, url}, servers);
  if (found) {
    const {operationId, slug} = found.operation;
    const findings = checkCall(call, await load(slug), found.values).filter(
      (finding) => !isUnfilled(finding, found.values, request.url),
    );
    return {call, operationId, findings};
  }
  if (isForeign(call, servers)) return undefined;
  const unknown: Finding = {
    kind: 'unknownOperation',
    part: 'operation',
    path: `${request.method} ${pathOf(url, servers)}`,
    message: unknownText(pathOf(url, servers)),
  };
  return {call, operationId: undefined, findings: [unknown, ...keysInAddress(queryOf(request.url))]};
}

/** A variable that only an environment fills in: nobody knows what stands there. */
function isUnfilled({part, path}: Finding, values: Readonly<Record<string, string>>, url: string): boolean {
  const [name = ''] = path.split('.');
  const texts = part === 'path' ? Object.entries(values) : part === 'query' ? [...queryOf(url)] : [];
  return texts.some(([each, text]) => each === name && /\{\{|%7B%7B/i.test(text));
}

/** An archive has whatever a page loaded: what goes to another origin, or is a browser's question beforehand, is passed over. */
function isForeign({request, at}: BroughtCall, servers: readonly string[]): boolean {
  if (at === undefined) return false;
  return request.method === 'OPTIONS' || !servers.some((server) => request.url.startsWith(`${server}/`));
}

/** Where the path exists for other methods, that is the likely mistake. */
function unknownText(path: string): string {
  const methods = [...new Set(knownOperations.map(({method}) => method))].filter((method) =>
    findOperation({method, url: path}),
  );
  return methods.length > 0
    ? translate(
        {id: 'workbench.finding.method', message: 'The contract has this path for {methods} alone.'},
        {methods: methods.join(', ')},
      )
    : translate({id: 'workbench.finding.unknown', message: 'The contract does not have this operation.'});
}
