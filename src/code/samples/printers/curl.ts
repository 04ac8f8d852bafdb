import type {Printer} from '../types';

/** Text for a POSIX shell: nothing is special between single quotes but the quote itself. */
function shell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** What curl does not say by itself: it says POST when it has data, and GET otherwise. */
function methodOptions(method: string, hasBody: boolean): string[] {
  // With --request, it would wait for a body that a response to HEAD never has.
  if (method === 'HEAD') return ['--head'];
  return method === (hasBody ? 'POST' : 'GET') ? [] : [`--request ${method}`];
}

/** The request as a curl command. */
export const curl: Printer = ({request: {method, url, headers, body, fields}, responseKind, fileName}) =>
  [
    `curl ${shell(url)}`,
    ...methodOptions(method, body !== undefined),
    ...headers
      // curl writes a form and its boundary itself; in a shell's text its line ends would get lost.
      .filter(([name]) => fields === undefined || name !== 'content-type')
      .map(([name, value]) => `--header ${shell(`${name}: ${value}`)}`),
    // Not --data: it would strip line ends and read a file when the body begins with an at sign.
    ...(fields ?? []).map(([name, value, type]) =>
      type === undefined
        ? `--form-string ${shell(`${name}=${value}`)}`
        : // In quotes, so that no value is read as a file or as curl's own words.
          `--form ${shell(`${name}="${value.replaceAll(/[\\"]/g, String.raw`\$&`)}";type=${type}`)}`,
    ),
    ...(body === undefined || fields !== undefined ? [] : [`--data-raw ${shell(body)}`]),
    // The response to a delete has no body: its status line says it all.
    ...(responseKind === 'none' && method !== 'HEAD' ? ['--include'] : []),
    // An error is no file: it ends with curl's own words on the status.
    ...(responseKind === 'binary' ? ['--fail', `--output ${fileName}`] : []),
  ].join(' \\\n  ');
