import {formatLiteral, type LiteralStyle} from '../../../openapi/document/formatJson';
import {indented, jsonBody, quoted} from './literals';
import type {ResponseKind, Printer, SampleInput} from '../types';

const style: LiteralStyle = {
  words: {null: 'None', true: 'True', false: 'False'},
  string: quoted,
  indent: '    ',
  trailingComma: true,
};

/** The request as Python with the `requests` library. */
export const python: Printer = ({request, responseKind, canBeEmpty, fileName}) => {
  const save = `with open(${quoted(fileName)}, "wb") as file:\n    file.write(response.content)`;
  const readers: Record<ResponseKind, string> = {
    json: `print(${canBeEmpty ? '"No content" if response.status_code == 204 else ' : ''}response.json())`,
    text: 'print(response.text)',
    binary: canBeEmpty ? `if response.status_code != 204:\n${indented(save, style.indent)}` : save,
    none: 'print(response.status_code)',
  };
  return `import requests

response = requests.${request.method.toLowerCase()}(
${indented(`${callArguments(request).join(',\n')},`, style.indent)}
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
${readers[responseKind]}`;
};

function callArguments({url, headers, body}: SampleInput['request']): string[] {
  // `json=None` sends no body at all.
  const value = jsonBody(body) ?? undefined;
  // `json=` sets the content type itself.
  const own = value === undefined ? headers : headers.filter(([name]) => name !== 'content-type');
  return [
    quoted(url),
    ...(own.length === 0 ? [] : [`headers=${formatLiteral(Object.fromEntries(own), style)}`]),
    ...(value === undefined ? [] : [`json=${formatLiteral(value, style)}`]),
    ...(value === undefined && body !== undefined ? [`data=${quoted(body)}.encode()`] : []),
  ];
}
