import {translate} from '@docusaurus/Translate';
import {formatCsv} from '@site/src/components/download/csv';
import {resultWords} from './resultWords';
import type {Result} from './work';

/** Results as a spreadsheet opens them. Those of a file name its lines, and its columns have the file's names. */
export function resultsCsv(results: readonly Result[]): string {
  const isOfFile = results.some(({subject}) => subject.line !== undefined);
  const head = [
    ...(isOfFile ? [translate({id: 'admin.work.line', message: 'line'})] : []),
    ...['email', 'name'],
    ...(isOfFile ? ['groups'] : []),
    translate({id: 'admin.work.result', message: 'result'}),
    translate({id: 'admin.work.explanation', message: 'explanation'}),
  ];
  return formatCsv([
    head,
    ...results.map(({subject: {line, email, name, groups = []}, kind, text}) => [
      ...(isOfFile ? [line] : []),
      ...[email, name],
      ...(isOfFile ? [groups.join(';')] : []),
      ...[resultWords(kind), text],
    ]),
  ]);
}
