import type {CallResponse} from '../send/types';

/** A body as text, by the encoding that its header names; JSON is UTF-8 whatever the header says (RFC 8259). */
export function textOf({headers, body}: Pick<CallResponse, 'headers' | 'body'>): string {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type) ?? [];
  return decoderFor(/[/+]json *(?:;|$)/i.test(type) ? 'utf-8' : charset).decode(body);
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    // An encoding that no browser knows.
    return new TextDecoder();
  }
}
