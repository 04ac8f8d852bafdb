import type {RecordedCall} from '@site/src/base/calls/callLog';
import {maskCall, secretsOf} from '../masking/maskCall';
import {toHar} from './toHar';
import {toHttpFile} from './toHttpFile';
import {toPostman} from './toPostman';
import {toScript} from './toScript';

/** In what calls leave the tab. */
export type ExportFormat = 'har' | 'http' | 'postman' | 'script';

interface Exported {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}

/** @param all every call of the tab: a key that one was sent with is hidden in all others */
export function exportCalls(
  format: ExportFormat,
  calls: readonly RecordedCall[],
  all: readonly RecordedCall[] = calls,
): Exported {
  const secrets = [...new Set(all.flatMap(secretsOf))];
  const masked = calls.map((call) => maskCall(call, secrets));
  switch (format) {
    case 'har':
      return {fileName: 'calls.har', mediaType: 'application/json', text: toHar(masked)};
    case 'http':
      return {fileName: 'calls.http', mediaType: 'text/plain', text: toHttpFile(masked)};
    case 'postman':
      return {
        fileName: 'calls.postman_collection.json',
        mediaType: 'application/json',
        text: toPostman(masked, 'Calls of the workbench'),
      };
    case 'script':
      return {fileName: 'calls.sh', mediaType: 'text/x-shellscript', text: toScript(masked)};
  }
}
