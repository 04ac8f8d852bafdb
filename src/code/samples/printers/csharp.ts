import {indented, quoted} from './literals';
import type {ResponseKind, Printer, SampleInput} from '../types';

const known = new Set(['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);

function httpMethod(method: string): string {
  const [first = '', ...rest] = method;
  return known.has(method)
    ? `HttpMethod.${first}${rest.join('').toLowerCase()}`
    : `new HttpMethod(${quoted(method)})`;
}

// Each begins a line of a raw string literal, which must then be indented as the others are.
const lineEnds = /[\r\u0085\u2028\u2029]/;

/** A raw string literal, fenced with more quotes than the text has in a row. */
function rawString(text: string, indent: string): string {
  const longest = Math.max(2, ...(text.match(/"+/g) ?? []).map((run) => run.length));
  const fence = '"'.repeat(longest + 1);
  return `${fence}\n${indented(text, indent)}\n${indent}${fence}`;
}

function content({headers, body}: SampleInput['request']): string {
  if (body === undefined) return '';
  const contentType = headers.find(([name]) => name === 'content-type')?.[1] ?? 'text/plain';
  const text = lineEnds.test(body) ? quoted(body) : rawString(body, '    ');
  return `request.Content = new StringContent(${text}, Encoding.UTF8, ${quoted(contentType)});\n`;
}

/** The request as C# (11 or later, top-level statements) with the framework's own client. */
export const csharp: Printer = ({request, responseKind, fileName}) => {
  const print =
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");';
  const readers: Record<ResponseKind, string> = {
    json: print,
    text: print,
    // Neither an error's text nor the nothing of a 204 is a file.
    binary: `if ((int)response.StatusCode == 200)
    await File.WriteAllBytesAsync(${quoted(fileName)}, await response.Content.ReadAsByteArrayAsync());
else
    ${print}`,
    none: 'Console.WriteLine((int)response.StatusCode);',
  };
  const {method, url, headers, body} = request;
  // The content type belongs to the content and is refused among the request's headers; and values are not
  // checked, since a key may hold characters that a token must not.
  const own = headers.filter(([name]) => name !== 'content-type');
  return `${body === undefined ? '' : 'using System.Text;\n\n'}using var client = new HttpClient();
using var request = new HttpRequestMessage(${httpMethod(method)}, ${quoted(url)});
${own.map(([name, value]) => `request.Headers.TryAddWithoutValidation(${quoted(name)}, ${quoted(value)});\n`).join('')}${content(request)}
using var response = await client.SendAsync(request);
${readers[responseKind]}`;
};
