import {jsonStyle, formatLiteral, type LiteralStyle} from '../../../openapi/document/formatJson';
import {hanging, jsonBody, quoted} from './literals';
import type {ResponseKind, Printer, SampleInput} from '../types';

const style: LiteralStyle = {...jsonStyle, string: quoted, key, trailingComma: true};

/** What reads a body; of a response without one, JSON cannot be read, while text and bytes are just empty. */
function readers(canBeEmpty: boolean): Record<ResponseKind, string> {
  const json = 'await response.json()';
  return {
    json: `console.log(${canBeEmpty ? `response.status === 204 ? "No content" : ${json}` : json});`,
    text: 'console.log(await response.text());',
    binary: 'const bytes = new Uint8Array(await response.arrayBuffer());',
    none: 'console.log(response.status);',
  };
}

/** The request as JavaScript with `fetch`, for browsers and Node. */
export const javascript: Printer = ({request, responseKind, canBeEmpty}) =>
  `const response = await fetch(${quoted(request.url)}${options(request)});
if (!response.ok) {
  throw new Error(\`\${response.status} \${await response.text()}\`);
}
${readers(canBeEmpty)[responseKind]}`;

function options({method, headers, body}: SampleInput['request']): string {
  const lines = [
    ...(method === 'GET' ? [] : [`method: ${quoted(method)},`]),
    ...(headers.length === 0 ? [] : ['headers: {', ...headers.map(header), '},']),
    ...(body === undefined ? [] : [`body: ${bodyExpression(body)},`]),
  ];
  return lines.length === 0 ? '' : `, {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

function key(name: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? name : quoted(name);
}

function header([name, value]: readonly [string, string]): string {
  return `  ${key(name)}: ${quoted(value)},`;
}

function bodyExpression(body: string): string {
  const value = jsonBody(body);
  if (value === undefined) return quoted(body);
  const literal = formatLiteral(value, style);
  // In a literal `__proto__` sets the prototype and would vanish from the body.
  return literal.includes('__proto__') ? quoted(body) : `JSON.stringify(${hanging(literal, '  ')})`;
}
