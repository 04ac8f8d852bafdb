import {shellWords} from './shellWords';
import {TrafficError, type BroughtCall} from './types';

/** Options of curl that take a value and say nothing of the request. */
const ignoredWithValue = new Set(
  (
    '-o --output -m --max-time --connect-timeout --retry --retry-delay --retry-max-time -w --write-out -x --proxy ' +
    '--cacert --cert -E --key --resolve -D --dump-header -c --cookie-jar --limit-rate --interface -K --config ' +
    '-T --upload-file -r --range --max-redirs --ciphers --tls-max --proxy-user -U --stderr --trace'
  ).split(' '),
);

interface Draft {
  method: string | undefined;
  url: string | undefined;
  readonly headers: [string, string][];
  readonly data: string[];
  isQuery: boolean;
}

/**
 * The requests of commands of curl, as its manual says what their options mean. Libraries that do it bring a whole shell
 * as WebAssembly (`curlconverter`), or read no `$'…'` and no `--json` (`parse-curl`).
 *
 * @throws TrafficError where there is no command of curl, or one without an address
 */
export function parseCurl(text: string): BroughtCall[] {
  const commands = shellWords(text.replaceAll(/^\s*[$>] +(?=curl\b)/gm, ''));
  const curls = commands.flatMap((words) => {
    const start = words.findIndex((word) => /(^|\/)curl(\.exe)?$/.test(word));
    return start < 0 ? [] : [words.slice(start + 1)];
  });
  if (curls.length === 0) throw new TrafficError('There is no command of curl in this text.');
  return curls.map(parseArguments);
}

function parseArguments(words: readonly string[]): BroughtCall {
  const draft: Draft = {method: undefined, url: undefined, headers: [], data: [], isQuery: false};
  for (let index = 0; index < words.length; index++) {
    const {option, value, used} = readOption(words, index);
    if (option === undefined) draft.url ??= value;
    else apply(draft, option, value);
    index += used;
  }
  if (draft.url === undefined) throw new TrafficError('A command of curl has no address.');
  const body = draft.data.length > 0 && !draft.isQuery ? draft.data.join('&') : undefined;
  const query = draft.isQuery && draft.data.length > 0 ? draft.data.join('&') : '';
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(draft.url) ? draft.url : `http://${draft.url}`;
  if (body !== undefined && !draft.headers.some(([name]) => name === 'content-type'))
    draft.headers.push(['content-type', 'application/x-www-form-urlencoded']);
  return {
    name: '',
    response: undefined,
    at: undefined,
    totalMs: 0,
    request: {
      method: draft.method ?? (body === undefined ? 'GET' : 'POST'),
      url: query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`,
      headers: draft.headers,
      body,
    },
  };
}

interface Option {
  /** Undefined for an argument that is no option. */
  readonly option: string | undefined;
  readonly value: string;
  /** How many of the following words it has taken. */
  readonly used: number;
}

const withValue = new Set(
  (
    '-X --request -H --header -d --data --data-raw --data-binary --data-ascii --data-urlencode --json -u --user -A ' +
    '--user-agent -e --referer -b --cookie -F --form --form-string --url --url-query --oauth2-bearer'
  ).split(' '),
);

/** Options stand apart from their values or together with them: `-XPOST`, `--request=POST`. */
function readOption(words: readonly string[], index: number): Option {
  const word = words[index] ?? '';
  const next = words[index + 1] ?? '';
  if (!word.startsWith('-') || word === '-') return {option: undefined, value: word, used: 0};
  const takesValue = (name: string) => withValue.has(name) || ignoredWithValue.has(name);
  if (word.startsWith('--')) {
    const [name = '', ...rest] = word.split('=');
    if (rest.length > 0) return {option: name, value: rest.join('='), used: 0};
    return takesValue(word) ? {option: word, value: next, used: 1} : {option: word, value: '', used: 0};
  }
  // Several short ones may stand together, the last with its value: -sXPOST.
  for (let position = 1; position < word.length; position++) {
    const name = `-${word.charAt(position)}`;
    if (!takesValue(name)) {
      if (name === '-G' || name === '-I') return {option: name, value: '', used: 0};
      continue;
    }
    const rest = word.slice(position + 1);
    return rest === '' ? {option: name, value: next, used: 1} : {option: name, value: rest, used: 0};
  }
  return {option: word, value: '', used: 0};
}

function apply(draft: Draft, option: string, value: string): void {
  switch (option) {
    case '-X':
    case '--request':
      draft.method = value.toUpperCase();
      return;
    case '-I':
    case '--head':
      draft.method = 'HEAD';
      return;
    case '-H':
    case '--header': {
      const [, name, text = ''] = /^([^:;]+)[:;]\s*(.*)$/s.exec(value) ?? [];
      if (name !== undefined) draft.headers.push([name.trim().toLowerCase(), text]);
      return;
    }
    case '--json':
      draft.headers.push(['content-type', 'application/json'], ['accept', 'application/json']);
      draft.data.push(value);
      return;
    case '-d':
    case '--data':
    case '--data-ascii':
      // Of text that is given so, curl strips the line ends.
      draft.data.push(value.replaceAll(/[\r\n]/g, ''));
      return;
    case '--data-raw':
    case '--data-binary':
      draft.data.push(value);
      return;
    case '--data-urlencode':
    case '--url-query': {
      const [name = '', ...rest] = value.split('=');
      const text =
        rest.length > 0 ? `${name}=${encodeURIComponent(rest.join('='))}` : encodeURIComponent(name);
      draft.data.push(text.replace(/^=/, ''));
      if (option === '--url-query') draft.isQuery = true;
      return;
    }
    case '-F':
    case '--form':
    case '--form-string':
      draft.headers.push(['content-type', 'multipart/form-data']);
      draft.data.push(value);
      return;
    case '-G':
    case '--get':
      draft.isQuery = true;
      return;
    case '-u':
    case '--user':
      draft.headers.push(['authorization', `Basic ${value}`]);
      return;
    case '--oauth2-bearer':
      draft.headers.push(['authorization', `Bearer ${value}`]);
      return;
    case '-A':
    case '--user-agent':
      draft.headers.push(['user-agent', value]);
      return;
    case '-e':
    case '--referer':
      draft.headers.push(['referer', value]);
      return;
    case '-b':
    case '--cookie':
      draft.headers.push(['cookie', value]);
      return;
    case '--url':
      draft.url = value;
  }
}
