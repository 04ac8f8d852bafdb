import type {RecordedCall} from '@site/src/base/calls/callLog';
import {placeholders} from '@site/src/openapi/request/placeholders';
import {toSample} from '../samples/toSample';

/**
 * Masked calls as a file of requests, as the HTTP clients of editors run it (`.http`). Key and token are variables that
 * the editor takes from the environment.
 */
export function toHttpFile(calls: readonly RecordedCall[]): string {
  const requests = calls.map((call) => {
    const {method, url, headers, body} = toSample(call).request;
    const lines = headers.map(([name, value]) => `${name}: ${value}`);
    return [
      `### ${method} ${new URL(url).pathname}`,
      `${method} ${url}`,
      ...lines,
      ...(body === undefined ? [] : ['', body]),
    ].join('\n');
  });
  const text = requests.join('\n\n');
  const variables = [
    ['apiKey', placeholders.apiKey, 'PLATFORM_KEY'],
    ['token', placeholders.bearer, 'PLATFORM_TOKEN'],
  ] as const;
  const used = variables.filter(([, placeholder]) => text.includes(placeholder));
  const filled = used.reduce(
    (rest, [name, placeholder]) => rest.replaceAll(placeholder, () => `{{${name}}}`),
    text,
  );
  const head = used.map(([name, , variable]) => `@${name} = {{$processEnv ${variable}}}\n`).join('');
  return `${head}${head && '\n'}${filled}\n`;
}
