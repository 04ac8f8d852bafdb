import {isPicture, type RecordedCall} from '@site/src/base/calls/callLog';
import {paths} from '@site/src/site/paths';
import {maskAddress, maskText} from '../masking/maskCall';
import {findOperation, pathOf, type FoundOperation} from '../contract/operations';

/** Where a call was made. */
export type CallSource = 'reference' | 'guides' | 'maps' | 'dashboard' | 'administration' | 'other';

/** A call as lists show and filter it. */
export interface ListedCall {
  readonly key: string;
  /** In milliseconds since 1970; undefined where nothing tells. */
  readonly at: number | undefined;
  /** Upper case. */
  readonly method: string;
  /** Path and query, without secrets. */
  readonly target: string;
  /** Undefined where no response came. */
  readonly status: number | undefined;
  /** False where only the request is known. */
  readonly hasResponse?: boolean;
  readonly milliseconds: number;
  /** Of the response's body, in bytes; undefined where it is not known. */
  readonly size?: number | undefined;
  readonly source?: CallSource;
  /** The path of the page that sent it. */
  readonly page?: string;
  readonly operationId: string | undefined;
  /** What is wrong with it, counted. */
  readonly violations?: number;
  /** What a search finds beside the address. */
  readonly text?: string;
}

export interface TabCall extends ListedCall {
  readonly recorded: RecordedCall;
  readonly found: FoundOperation | undefined;
}

const listed = new WeakMap<RecordedCall, {readonly secrets: number; readonly call: TabCall}>();

/** @param secrets that must not be shown; they only ever become more */
export function toTabCall(
  recorded: RecordedCall,
  secrets: readonly string[],
  servers: readonly string[],
): TabCall {
  const known = listed.get(recorded);
  if (known?.secrets === secrets.length) return known.call;
  const call = describe(recorded, secrets, servers);
  listed.set(recorded, {secrets: secrets.length, call});
  return call;
}

function describe(recorded: RecordedCall, secrets: readonly string[], servers: readonly string[]): TabCall {
  const {id, at, page, request, response, totalMs} = recorded;
  const found = findOperation(request, servers);
  const url = maskText(maskAddress(request.url), secrets);
  return {
    key: String(id),
    at,
    method: request.method,
    page,
    recorded,
    found,
    milliseconds: totalMs,
    target: identityOperation(request) ?? pathOf(url, servers) + (/\?[^#]*/.exec(url)?.[0] ?? ''),
    status: response?.status,
    size: response?.size,
    source: sourceOf(recorded),
    operationId: found?.operation.operationId ?? identityOperation(request),
    // Searched, and not shown.
    text: `${request.body ?? ''}\n${response?.body ?? ''}`,
  };
}

/** The operation of the identity service that a request is of: all of them have one address. */
function identityOperation({headers}: RecordedCall['request']): string | undefined {
  return headers.find(([name]) => name === 'x-amz-target')?.[1].split('.')[1];
}

/** By the page, wherever the site is served; pictures are those of maps. */
export function sourceOf(call: RecordedCall): CallSource {
  if (isPicture(call)) return 'maps';
  const {page} = call;
  const sources: readonly (readonly [CallSource, string])[] = [
    ['dashboard', paths.dashboard],
    ['administration', '/admin/'],
    ['reference', paths.api],
    ['guides', paths.docs],
  ];
  return sources.find(([, path]) => page.includes(path))?.[0] ?? 'other';
}
