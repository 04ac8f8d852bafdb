import type {CallResponse} from '../send/types';

/** The paths that `Unknown-Fields` of a response names; none where it does not. */
export function unknownFieldsOf(headers: CallResponse['headers']): string[] {
  const [, value = ''] = headers.find(([name]) => name.toLowerCase() === 'unknown-fields') ?? [];
  return value
    .split(',')
    .map((path) => decode(path.trim()))
    .filter((path) => path !== '');
}

/** Characters that a header cannot hold come percent-encoded; what is no such encoding stays as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
