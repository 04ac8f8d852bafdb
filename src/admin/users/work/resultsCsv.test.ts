import {parse} from 'csv-parse/sync';
import {expect, test} from 'vitest';
import type {Outcome, Runner} from '../runner/runner';
import {resultsCsv} from './resultsCsv';
import {resultsOf, type Subject, type Work} from './work';

const subject = (line: number): Subject => ({
  line,
  email: `p${line}@example.com`,
  name: '=HYPERLINK("x")',
  groups: ['a', 'b'],
});

function workOf(outcomes: readonly (Outcome | undefined)[], subjects: readonly Subject[]): Work {
  const runner = {progress: () => ({outcomes})} as unknown as Runner;
  return {
    title: 'Invitations',
    subjects,
    runner,
    startedBy: 'me',
    fileName: 'results.csv',
    excluded: [{subject: subject(3), kind: 'faulty', text: 'The address is missing'}],
  };
}

test('has a line for everybody, in the order of the file, and no formula', () => {
  const outcomes: Outcome[] = [{kind: 'done'}, {kind: 'refused', text: 'User, unknown'}];
  const work = workOf(outcomes, [subject(2), subject(4), subject(5)]);
  const rows: Record<string, string>[] = parse(resultsCsv(resultsOf(work)), {bom: true, columns: true});
  expect(rows.map(({line, result, explanation}) => [line, result, explanation])).toEqual([
    ['2', 'Done', ''],
    ['3', 'Not sent', 'The address is missing'],
    ['4', 'Failed', 'User, unknown'],
    ['5', 'Not reached', ''],
  ]);
  expect(rows[0]).toMatchObject({email: 'p2@example.com', name: '\'=HYPERLINK("x")', groups: 'a;b'});
});

test('knows no lines where there was no file', () => {
  const {excluded: _, ...work} = workOf([{kind: 'done'}], [{email: 'a@example.com', name: 'A'}]);
  expect(resultsCsv(resultsOf({...work, excluded: []}))).toBe(
    '\uFEFFemail,name,result,explanation\r\na@example.com,A,Done,\r\n',
  );
});
