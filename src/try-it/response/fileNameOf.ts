import type {CallResponse} from '../send/types';

/** A parameter of a header: its name, whether it is encoded (`*`), and its value in quotes or without. */
const parameters = /;\s*([\w!#$%&'+.^`|~-]+)(\*?)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]*))/g;

/**
 * The name that a service suggests for a file (`Content-Disposition`, RFC 6266), if the browser lets the page see it.
 * The encoded form goes first, where it can be read. Values without quotes may have spaces, as services write them.
 */
export function fileNameOf(headers: CallResponse['headers']): string | undefined {
  const disposition = headers.find(([name]) => name === 'content-disposition')?.[1] ?? '';
  const names = [...disposition.matchAll(parameters)]
    .filter(([, name = '']) => name.toLowerCase() === 'filename')
    .map(([, , encoded, quoted, plain = '']) => {
      const value = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain.trim();
      return {isEncoded: encoded === '*', name: encoded === '*' ? decoded(value) : value};
    });
  const best = names.toSorted((one, other) => Number(other.isEncoded) - Number(one.isEncoded));
  return best.find(({name}) => name !== undefined && name !== '')?.name;
}

/** `UTF-8''na%C3%AFve.txt` (RFC 8187); undefined where it cannot be read. */
function decoded(value: string): string | undefined {
  const [, charset = '', text = ''] = /^([^']*)'[^']*'"?(.*?)"?$/.exec(value) ?? [];
  if (/%(?![\dA-Fa-f]{2})/.test(text)) return undefined;
  const bytes = text.replaceAll(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  try {
    return new TextDecoder(charset, {fatal: true}).decode(
      Uint8Array.from(bytes, (each) => each.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}
