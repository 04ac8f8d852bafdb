import {translate} from '@docusaurus/Translate';
import {CsvError, parse} from 'csv-parse/browser/esm/sync';

/** The columns of a file of invitations. */
export const columnNames = ['email', 'name', 'groups'] as const;
type ColumnName = (typeof columnNames)[number];

/** Something wrong with a line. */
export interface Fault {
  readonly line: number;
  readonly text: string;
}

/** A line as it stands in the file. */
export interface FileLine extends Readonly<Record<ColumnName, string>> {
  readonly line: number;
}

/** What a file contains, before anything is known of the pool. */
export interface FileContent {
  readonly lines: readonly FileLine[];
  /** Lines that could not be read. */
  readonly faults: readonly Fault[];
  /** Columns that are not read. */
  readonly ignored: readonly string[];
  /** Why nothing of the file can be used. */
  readonly problem?: string;
}

/** An invitation and its groups are several requests, and the page must stay open until the last of them. */
export const MOST_LINES = 10_000;

/** The first line with which Excel and others tell what separates the columns: `sep=;`, in quotes or not. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([^\n"])"?[,;\t ]*(?=\n|$)/i;

/**
 * Parses CSV (RFC 4180) as spreadsheets write it: separated by commas, semicolons or tabs, or by what its first line names
 * (`sep=;`), with or without a byte order mark, with any line ends. The columns may stand in any order.
 */
export function parseInvitations(text: string): FileContent {
  // The parser counts both characters of a line end inside quotes.
  const plain = text.replaceAll(/\r\n?/g, '\n');
  const separatorLine = SEPARATOR_LINE.exec(plain);
  // The line stays, empty: faults name lines as the file counts them.
  const content = separatorLine ? plain.slice(separatorLine[0].length) : plain;
  const {records, faults} = readRecords(content, separatorLine?.[1] ?? delimiterOf(content));
  const [header, ...rest] = records;
  if (!header) return unusable(translate({id: 'admin.file.empty', message: 'There are no lines to read.'}));
  const names = header.record.map((name) => name.toLowerCase());
  const missing = (['email', 'name'] as const).filter((name) => !names.includes(name));
  if (missing.length > 0)
    return unusable(
      translate(
        {
          id: 'admin.file.noHeader',
          message:
            'Line {line} must name the columns: email, name and, if you like, groups. It lacks: {missing}.',
        },
        {line: header.line, missing: missing.join(', ')},
      ),
    );
  if (rest.length > MOST_LINES)
    return unusable(
      translate(
        {
          id: 'admin.file.tooLong',
          message:
            'The file has {count} lines. At most {most} can be sent at once, because this page must stay open until the last one: divide the file.',
        },
        {count: rest.length, most: MOST_LINES},
      ),
    );
  const cell = (record: readonly string[], name: ColumnName) => record[names.indexOf(name)] ?? '';
  return {
    lines: rest.map(({line, record}) => ({
      line,
      email: cell(record, 'email'),
      name: cell(record, 'name'),
      groups: cell(record, 'groups'),
    })),
    faults,
    ignored: header.record.filter((_, index) => !columnNames.some((name) => name === names[index])),
  };
}

const unusable = (problem: string): FileContent => ({lines: [], faults: [], ignored: [], problem});

interface Numbered {
  /** Where the record begins. */
  readonly line: number;
  readonly record: readonly string[];
}

function readRecords(
  text: string,
  delimiter: string,
): {records: readonly Numbered[]; faults: readonly Fault[]} {
  // A line with several stray quotation marks is reported for each.
  const faults = new Map<number, Fault>();
  const records: Numbered[] = [];
  parse(text, {
    bom: true,
    trim: true,
    delimiter,
    skip_empty_lines: true,
    relax_column_count: true,
    skip_records_with_error: true,
    on_record: (record: string[], {lines}) => {
      // A spreadsheet writes rows that were emptied as separators alone.
      const isEmpty = record.every((cell) => cell === '');
      if (!isEmpty) records.push({line: lines - record.join('').split('\n').length + 1, record});
      return undefined;
    },
    on_skip: (error) => {
      if (error instanceof CsvError) faults.set(Number(error.lines), faultOf(error));
      return undefined;
    },
  });
  return {records, faults: [...faults.values()]};
}

function faultOf({code, lines}: CsvError): Fault {
  const text =
    code === 'CSV_QUOTE_NOT_CLOSED'
      ? translate({
          id: 'admin.file.openQuote',
          message: 'A quotation mark is opened here or above and never closed',
        })
      : translate({
          id: 'admin.file.strayQuote',
          message: 'A cell contains a quotation mark: double it, and quote the whole cell',
        });
  return {line: Number(lines), text};
}

/** What separates the columns of a file that does not tell: the character that follows the first name of a column. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n', 1);
  return /[,;\t]/.exec(header)?.[0] ?? ',';
}
