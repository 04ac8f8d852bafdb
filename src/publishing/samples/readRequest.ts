import type {ResponseKind} from '../../code/samples/types';
import type {Capture, SampleAuth, SampleRequest} from '../../code/sample-request/types';
import {storyTime, unknownPlaceholders} from '../../code/sample-request/placeholders';
import type {RecordedBlock} from './types';

const name = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const auths: readonly string[] = ['key', 'bearer', 'none'] satisfies SampleAuth[];

interface Block {
  readonly meta: string;
  readonly text: string;
  readonly recorded: RecordedBlock;
  /** Names that earlier samples of the page have captured. */
  readonly captured: ReadonlySet<string>;
}

/**
 * Reads the text of an `http` block: a line `METHOD path?query`, header lines, an empty line, a body.
 *
 * @param problem told of each thing that is wrong, in a sentence that says what to do
 */
export function readRequest(block: Block, problem: (sentence: string) => void): SampleRequest | undefined {
  const words = readMeta(block.meta, problem);
  const [head = '', ...rest] = block.text.split(/\n[ \t]*\n/);
  const [first = '', ...headerLines] = head.split('\n');
  const [, method, target] = /^([A-Z]+) (\/\S*)$/.exec(first.trim()) ?? [];
  if (method === undefined || target === undefined) {
    problem(`"${first}" is not a request: begin with METHOD and a path, such as GET /locations/v2/areas.`);
    return undefined;
  }
  const body = rest.join('\n\n').trimEnd();
  const headers = headerLines.flatMap((line) => {
    const [, key, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) problem(`"${line}" is not a header: write Name: value.`);
    return key === undefined || value === undefined ? [] : [[key.toLowerCase(), value] as const];
  });
  for (const [key] of headers) {
    if (key === 'x-api-key' || key === 'authorization')
      problem(`The header ${key} is added by itself: leave it out, and write auth=bearer or auth=none.`);
  }
  const request: SampleRequest = {
    method,
    target,
    headers,
    ...words,
    responseKind: responseKindOf(block.recorded),
    ...(body !== '' && {body}),
  };
  checkPlaceholders(block, problem);
  checkBody(request, problem);
  return request;
}

function readMeta(
  meta: string,
  problem: (sentence: string) => void,
): Pick<SampleRequest, 'name' | 'auth' | 'captures'> {
  const [first = '', ...words] = meta.split(/\s+/).filter(Boolean);
  if (!name.test(first)) {
    problem(
      `A request needs a name in kebab case after "http", such as http create-collection; here it is "${first}".`,
    );
  }
  let auth: SampleAuth = 'key';
  const captures: Capture[] = [];
  for (const word of words) {
    const [, key, value = ''] = /^(\w+)=(.+)$/.exec(word) ?? [];
    const [, captureName, pointer] = /^(\w+):(\/.*)$/.exec(value) ?? [];
    if (key === 'auth' && auths.includes(value)) auth = value as SampleAuth;
    else if (key === 'capture' && captureName !== undefined && pointer !== undefined)
      captures.push({name: captureName, pointer});
    else
      problem(
        `"${word}" means nothing on a request: auth=bearer, auth=none and capture=name:/json/pointer do.`,
      );
  }
  return {name: first, auth, captures};
}

function checkPlaceholders({text, captured}: Block, problem: (sentence: string) => void): void {
  const values = Object.fromEntries([...captured].map((each) => [each, '']));
  for (const unknown of unknownPlaceholders(text, {now: storyTime, values})) {
    problem(
      `{{${unknown}}} is unknown: use now, now-30m, hour, hour+3, or a name that an earlier request of this page captures (${[...captured].join(', ') || 'none so far'}).`,
    );
  }
}

function checkBody({headers, body}: SampleRequest, problem: (sentence: string) => void): void {
  if (body === undefined || headers.some(([key]) => key === 'content-type')) return;
  try {
    JSON.parse(body);
  } catch (error) {
    problem(`The body is not JSON (${(error as Error).message}): mend it, or give a content-type header.`);
  }
}

function responseKindOf({status, language}: RecordedBlock): ResponseKind {
  if (status === 204) return 'none';
  if (language === 'png' || language === 'bin') return 'binary';
  return language;
}
