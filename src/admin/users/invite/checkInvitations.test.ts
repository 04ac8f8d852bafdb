import {expect, test} from 'vitest';
import {checkInvitations} from './checkInvitations';
import {MOST_LINES, parseInvitations} from './parseInvitations';

const groups = ['developer-users', 'dashboard-users'];
const check = (text: string) => checkInvitations(parseInvitations(text), groups);
const faultsOf = (text: string) => check(text).faulty.map(({line, faults}) => [line, ...faults]);

test.each([
  ['commas', 'email,name,groups\nann@example.com,"Ann, of course",developer-users;dashboard-users\n'],
  ['semicolons', 'Groups;Name;Email\r\ndeveloper-users dashboard-users;Ann, of course;ann@example.com\r\n'],
  ['tabs', '\uFEFFemail\tname\tgroups\rann@example.com\tAnn, of course\tdeveloper-users;dashboard-users'],
])('reads what spreadsheets write: %s', (_, text) => {
  expect(check(text)).toEqual({
    faulty: [],
    invitations: [
      {
        line: 2,
        email: 'ann@example.com',
        name: 'Ann, of course',
        groups: ['developer-users', 'dashboard-users'],
      },
    ],
  });
});

test.each([
  ['sep=;\r\nemail;name;groups\r\nann@example.com;"Ann; of course";'],
  ['\uFEFFsep=,\nemail,name,groups\nann@example.com,Ann; of course,\n'],
  ['"sep=|"\nemail|name|groups\nann@example.com|Ann; of course|\n'],
  ['SEP=\t\rname\temail\rAnn; of course\tann@example.com\r'],
  // A spreadsheet that read the line as a row adds the borders of the other cells.
  ['sep=;;;\nemail;name;groups\nann@example.com;"Ann; of course";\n'],
])('takes the separator that the first line names, and counts that line: %j', (text) => {
  expect(check(text)).toEqual({
    faulty: [],
    invitations: [{line: 3, email: 'ann@example.com', name: 'Ann; of course', groups: []}],
  });
});

test('a line that names a separator is no header', () => {
  expect(parseInvitations('sep=;').problem).toBe('There are no lines to read.');
  expect(parseInvitations('sep=;\na@example.com;A').problem).toMatch(/^Line 2 must name the columns/);
});

test('names every fault with its line, blank and broken lines counted', () => {
  const text = [
    'email,name,groups',
    'a@example.com,A,',
    '',
    ',Without address,',
    'not an address,B,',
    'A@example.com,"Over',
    'two lines",',
    'c@example.com,,pilots',
    'd@example.com,D "the" d,',
    ',,',
    `${'e'.repeat(120)}@example.com,E`,
    `f@example.com,${'f'.repeat(2049)}`,
    'g@example.com,G',
  ].join('\r\n');
  expect(faultsOf(text)).toEqual([
    [4, 'The address is missing'],
    [5, 'not an address is not an email address'],
    [6, 'Line 2 has the same address'],
    [8, 'The name is missing', 'There is no group pilots'],
    [9, 'A cell contains a quotation mark: double it, and quote the whole cell'],
    [11, 'The address is longer than 128 characters'],
    [12, 'The name is longer than 2048 characters'],
  ]);
  expect(check(text).invitations.map(({line}) => line)).toEqual([2, 13]);
});

test('says that a quotation mark is never closed', () => {
  const text = 'email,name\na@example.com,A\nb@example.com,"B\nc@example.com,C';
  expect(faultsOf(text)).toEqual([[4, 'A quotation mark is opened here or above and never closed']]);
});

test('says which columns it ignores', () => {
  expect(parseInvitations('email,Phone,name\na@example.com,1,A')).toMatchObject({
    ignored: ['Phone'],
    lines: [{line: 2, email: 'a@example.com', name: 'A', groups: ''}],
  });
});

test.each([
  ['', 'There are no lines to read.'],
  ['\n\n', 'There are no lines to read.'],
  ['a@example.com,A\n', /^Line 1 must name the columns: .* It lacks: email, name\.$/],
  ['\nmail,name\n', /^Line 2 must name the columns: .* It lacks: email\.$/],
  [`email,name\n${'a@example.com,A\n'.repeat(MOST_LINES + 1)}`, /^The file has 10001 lines\./],
])('cannot use %.20j', (text, problem) => {
  expect(parseInvitations(text).problem).toMatch(problem);
});
