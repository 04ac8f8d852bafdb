import {translate} from '@docusaurus/Translate';
import {findAccounts} from '../../userPool/findAccounts';
import {listGroupNames} from '../../userPool/groups';
import type {ReadOptions} from '../work/readTogether';
import {checkInvitations, type CheckedFile} from './checkInvitations';
import {parseInvitations} from './parseInvitations';

/** What would happen if the file were sent. */
export interface DryRunFacts extends CheckedFile {
  /** The addresses, in lower case, that have an account. */
  readonly existing: ReadonlySet<string>;
  readonly ignored: readonly string[];
}

/** How many requests of a check have been made, of how many. */
export interface Reading {
  readonly done: number;
  readonly total: number;
}

interface Options extends ReadOptions<Reading> {
  /** The address of the administrator who asks. */
  readonly self: string | undefined;
}

/** Checks a file and looks up which of its addresses have an account. Nothing is sent to anybody. */
export async function loadDryRun(
  text: string,
  {self, signal, onProgress}: Options,
): Promise<DryRunFacts | {readonly problem: string}> {
  const content = parseInvitations(text);
  if (content.problem !== undefined) return {problem: content.problem};
  const checked = checkInvitations(content, await listGroupNames());
  const own = checked.invitations.filter(({email}) => email.toLowerCase() === self?.toLowerCase());
  const invitations = checked.invitations.filter((invitation) => !own.includes(invitation));
  const existing =
    invitations.length === 0
      ? new Set<string>()
      : await findAccounts(
          invitations.map(({email}) => email),
          {signal, onProgress: (done, total) => onProgress({done, total})},
        );
  const faulty = [...checked.faulty, ...own.map((line) => ({...line, faults: [ownAccount()]}))];
  return {
    invitations,
    existing,
    ignored: content.ignored,
    faulty: faulty.toSorted((one, other) => one.line - other.line),
  };
}

const ownAccount = () =>
  translate({
    id: 'admin.file.isSelf',
    message: 'This is your own account: bulk changes never touch it',
  });
