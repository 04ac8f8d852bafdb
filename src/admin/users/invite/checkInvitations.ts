import {translate} from '@docusaurus/Translate';
import {isAddress} from './addressRule';
import type {Fault, FileContent, FileLine} from './parseInvitations';

/** A line that can be sent. */
export interface Invitation {
  readonly line: number;
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
}

/** A line that cannot, and everything that is wrong with it. */
export interface FaultyLine {
  readonly line: number;
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly faults: readonly string[];
}

export interface CheckedFile {
  readonly invitations: readonly Invitation[];
  readonly faulty: readonly FaultyLine[];
}

/** Cognito's longest username and longest value of an attribute. */
const LONGEST_ADDRESS = 128;
const LONGEST_NAME = 2048;

/** Checks every line before anything is sent. @param knownGroups the names of the pool's groups */
export function checkInvitations(content: FileContent, knownGroups: readonly string[]): CheckedFile {
  const firstLines = new Map<string, number>();
  const invitations: Invitation[] = [];
  const faulty: FaultyLine[] = content.faults.map(unreadable);
  for (const each of content.lines) {
    const groups = [...new Set(each.groups.split(/[;\s]+/).filter((group) => group !== ''))];
    const line = {...each, groups};
    const faults = faultsOf(each, {groups, knownGroups, firstLine: firstLines.get(each.email.toLowerCase())});
    if (!firstLines.has(each.email.toLowerCase())) firstLines.set(each.email.toLowerCase(), each.line);
    if (faults.length === 0) invitations.push(line);
    else faulty.push({...line, faults});
  }
  return {invitations, faulty: faulty.toSorted((one, other) => one.line - other.line)};
}

const unreadable = ({line, text}: Fault): FaultyLine => ({
  line,
  email: '',
  name: '',
  groups: [],
  faults: [text],
});

interface Context {
  readonly groups: readonly string[];
  readonly knownGroups: readonly string[];
  /** The first line with the same address. */
  readonly firstLine: number | undefined;
}

function faultsOf({email, name}: FileLine, {groups, knownGroups, firstLine}: Context): readonly string[] {
  const unknown = groups.filter((group) => !knownGroups.includes(group));
  return [
    ...addressFaults(email, firstLine),
    ...(name === '' ? [translate({id: 'admin.file.noName', message: 'The name is missing'})] : []),
    ...(name.length > LONGEST_NAME
      ? [
          translate(
            {id: 'admin.file.longName', message: 'The name is longer than {most} characters'},
            {most: LONGEST_NAME},
          ),
        ]
      : []),
    ...unknown.map((group) =>
      translate({id: 'admin.file.noGroup', message: 'There is no group {group}'}, {group}),
    ),
  ];
}

function addressFaults(email: string, firstLine: number | undefined): readonly string[] {
  if (email === '') return [translate({id: 'admin.file.noAddress', message: 'The address is missing'})];
  if (!isAddress(email))
    return [translate({id: 'admin.file.wrongAddress', message: '{email} is not an email address'}, {email})];
  if (email.length > LONGEST_ADDRESS)
    return [
      translate(
        {id: 'admin.file.longAddress', message: 'The address is longer than {most} characters'},
        {most: LONGEST_ADDRESS},
      ),
    ];
  if (firstLine !== undefined)
    return [
      translate({id: 'admin.file.repeated', message: 'Line {line} has the same address'}, {line: firstLine}),
    ];
  return [];
}
