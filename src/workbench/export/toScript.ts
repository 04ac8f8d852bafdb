import type {RecordedCall} from '@site/src/base/calls/callLog';
import {curl} from '@site/src/code/samples/printers/curl';
import {placeholders} from '@site/src/openapi/request/placeholders';
import {toSample} from '../samples/toSample';

/** A shell replaces a variable within double quotes alone. */
const credentials = [
  [
    `--header 'x-api-key: ${placeholders.apiKey}'`,
    '--header "x-api-key: $PLATFORM_KEY"',
    'PLATFORM_KEY',
    'API key',
  ],
  [
    `--header 'authorization: Bearer ${placeholders.bearer}'`,
    '--header "authorization: Bearer $PLATFORM_TOKEN"',
    'PLATFORM_TOKEN',
    'token',
  ],
] as const;

/** Masked calls as one script for a shell, which takes key and token from its environment. */
export function toScript(calls: readonly RecordedCall[]): string {
  const requests = calls.map((call) => curl(toSample(call)));
  const used = credentials.filter(([header]) => requests.some((text) => text.includes(header)));
  const filled = requests.map((text) =>
    used.reduce((rest, [header, variable]) => rest.replace(header, () => variable), text),
  );
  const checks = used.map(([, , variable, what]) => `: "\${${variable}:?Set ${variable} to your ${what}.}"`);
  return `${['#!/bin/sh', ...checks, ...filled].join('\n\n')}\n`;
}
