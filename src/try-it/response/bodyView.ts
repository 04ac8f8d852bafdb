import type {CallResponse} from '../send/types';

/** How a body is shown. */
export type BodyView = 'nothing' | 'json' | 'picture' | 'text' | 'bytes';

// Pictures of pixels and nothing else: an SVG is a document, whose scripts would run as this site's.
const rasterTypes = ['png', 'jpeg', 'gif', 'webp', 'avif', 'bmp'].map((name) => `image/${name}`);

/** What fits a body: JSON to fold and search, a picture, a text, or bytes. */
export function bodyView({
  status,
  body,
  contentType,
}: Pick<CallResponse, 'status' | 'body' | 'contentType'>): BodyView {
  if (status === 204 || body.length === 0) return 'nothing';
  if (/[/+]json$/.test(contentType)) return 'json';
  if (rasterTypes.includes(contentType)) return 'picture';
  return /^text\/|[/+]xml$/.test(contentType) ? 'text' : 'bytes';
}
