/** The parts of a Postman collection (v2.1) that are changed after the conversion. */
export interface Collection {
  readonly item: readonly Item[];
  readonly variable?: readonly Variable[];
  readonly [key: string]: unknown;
}

export interface Variable {
  readonly key: string;
  readonly value: string;
  readonly [key: string]: unknown;
}

export type Item = Folder | RequestItem;

export interface Folder {
  readonly name: string;
  readonly item: readonly Item[];
}

export interface RequestItem {
  readonly name: string;
  readonly request: Request;
  readonly [key: string]: unknown;
}

export interface Request {
  readonly method: string;
  readonly url: {
    readonly path: readonly string[];
    readonly variable?: readonly Variable[];
    readonly query?: readonly Variable[];
  };
  readonly body?: {readonly mode?: string; readonly raw?: string; readonly [mode: string]: unknown};
  readonly [key: string]: unknown;
}

/** The requests of a collection, folder by folder. */
export function requestsOf(items: readonly Item[]): RequestItem[] {
  return items.flatMap((each) => ('request' in each ? [each] : requestsOf(each.item)));
}

/** The same items with other requests. */
export function mapRequests(items: readonly Item[], change: (request: Request) => Request): readonly Item[] {
  return items.map((each) =>
    'request' in each
      ? {...each, request: change(each.request)}
      : {...each, item: mapRequests(each.item, change)},
  );
}
