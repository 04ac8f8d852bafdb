/** How a notice looks and how urgently it is read out. */
export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  readonly kind: NoticeKind;
  readonly text: string;
}

type Listener = (notice: Notice) => void;

// Notices may come before the list on screen is there: they wait here.
const waiting: Notice[] = [];
let listener: Listener | undefined;

/** Shows a notice at the top right. The library that draws it is loaded with the first one. */
export function notify(kind: NoticeKind, text: string): void {
  if (listener) listener({kind, text});
  else waiting.push({kind, text});
}

/**
 * Takes over the notices, those that wait first.
 * @returns a function that lets go again
 */
export function takeNotices(take: Listener): () => void {
  listener = take;
  waiting.splice(0).forEach(take);
  return () => {
    listener = undefined;
  };
}
