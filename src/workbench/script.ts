import {curl} from '@site/src/code/samples/printers/curl';
import {placeholders} from '@site/src/openapi/request/placeholders';
import type {Call} from './callLog';
import {toSampleInput} from './toRequest';

/** A shell replaces a variable within double quotes alone. */
const PLACEHOLDER = `--header 'x-api-key: ${placeholders.apiKey}'`;
const FROM_ENVIRONMENT = '--header "x-api-key: $PLATFORM_KEY"';

/** All calls as one script for a shell, which takes the key from its environment. */
export function toScript(calls: readonly Call[]): string {
  const requests = calls.map(({last}) =>
    curl(toSampleInput(last)).replace(PLACEHOLDER, () => FROM_ENVIRONMENT),
  );
  return (
    ['#!/bin/sh', ': "${PLATFORM_KEY:?Set PLATFORM_KEY to your API key.}"', ...requests].join('\n\n') + '\n'
  );
}
