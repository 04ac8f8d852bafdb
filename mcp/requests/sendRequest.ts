import {mediaTypeOf} from '../../sandbox/base/mediaType';
import {exactText, parseExact} from '../exactJson';
import {beginning} from '../text';
import {ToolError} from '../ToolError';
import type {PreparedRequest} from './checkArguments';
import {readLimited} from './readLimited';
import type {Server} from './Server';

const PATIENCE_MS = 60_000;
/** What is read of a response; a grid of the world's weather has 32 MB, and none of it is text. */
const MOST_BYTES = 2 * 2 ** 20;
const MOST_CHARACTERS = 20_000;

/** Headers that say something about the response; the others are about the connection. */
const shownHeaders = [
  ...['content-type', 'location', 'retry-after', 'allow', 'cache-control'],
  ...['unknown-fields', 'preference-applied'],
];

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed with `parseExact`, where it is JSON and was read whole. */
  readonly json?: unknown;
  /** As text to be read, at most 20,000 characters. */
  readonly text: string;
}

/**
 * Sends a request to a server. Redirects are not followed: they might lead elsewhere with the key.
 *
 * @param credential the header that says who calls; the server's key by default
 * @throws ToolError if there is no response
 */
export async function sendRequest(
  server: Server,
  prepared: PreparedRequest,
  credential: Readonly<Record<string, string>> = {'x-api-key': server.apiKey},
): Promise<ReceivedResponse> {
  const {method, url, headers, body} = prepared;
  const request = new Request(server.address + url, {
    method,
    headers: {...headers, ...credential},
    redirect: 'manual',
    ...(body !== undefined && {body}),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const response = await server.send(request).catch(() => {
    throw new ToolError(unreachable(server));
  });
  if (response.type === 'error') throw new ToolError(`The connection to the ${server.name} was closed.`);
  const {bytes, isWhole} = await readLimited(response, MOST_BYTES);
  const type = mediaTypeOf(response.headers.get('content-type') ?? undefined) ?? '';
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => shownHeaders.includes(name))),
    ...readBody(type, bytes, isWhole),
  };
}

function unreachable({name, address}: Server): string {
  const advice =
    name === 'sandbox'
      ? 'Start the sandbox (npx platform-sandbox, or npm run sandbox), then ask again.'
      : 'Check the network, then ask again.';
  return `The ${name} does not respond at ${address}. ${advice}`;
}

function readBody(
  type: string,
  bytes: Uint8Array,
  isWhole: boolean,
): Pick<ReceivedResponse, 'json' | 'text'> {
  if (bytes.byteLength === 0) return {text: ''};
  if (!/^text\/|json/.test(type))
    return {
      text: `[${isWhole ? bytes.byteLength : `more than ${MOST_BYTES}`} bytes of ${type || 'unknown type'}]`,
    };
  const text = new TextDecoder().decode(bytes);
  if (!isWhole || !type.includes('json')) return {text: beginning(text, MOST_CHARACTERS)};
  const parsed = findJson(text);
  if (!parsed) return {text: beginning(text, MOST_CHARACTERS)};
  const {json} = parsed;
  const readable = exactText(json, 1);
  // Indented lists of positions are long: what does not fit is shown as it came.
  return {json, text: beginning(readable.length > MOST_CHARACTERS ? text : readable, MOST_CHARACTERS)};
}

/** Undefined where a server calls something JSON that is none: lines of JSON, or the page of a proxy. */
function findJson(text: string): {readonly json: unknown} | undefined {
  try {
    return {json: parseExact(text)};
  } catch {
    return undefined;
  }
}
