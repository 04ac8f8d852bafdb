/** A message of a stream of server-sent events. */
export interface ServerEvent {
  /** `message` where the server names none. */
  readonly type: string;
  readonly data: string;
}

/**
 * The messages of a stream of server-sent events, as the HTML standard parses them ("Server-sent events", 9.2.6). The
 * browser's own `EventSource` can send no header, and a key belongs in no address.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      // A line end may come in two pieces: what may be one half of it waits.
      const text = rest + part.value;
      const ready = text.endsWith('\r') ? text.slice(0, -1) : text;
      const blocks = ready.replaceAll(/\r\n?/g, '\n').split('\n\n');
      rest = (blocks.pop() ?? '') + text.slice(ready.length);
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Undefined for comments, by which a server keeps the connection open. */
function parseEvent(block: string): ServerEvent | undefined {
  let type = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') type = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? {type, data: data.join('\n')} : undefined;
}
