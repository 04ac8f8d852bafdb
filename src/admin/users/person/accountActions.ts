import {translate} from '@docusaurus/Translate';
import {
  deletePerson,
  demandNewPassword,
  endSessions,
  resetFactors,
  resendInvitation,
  setEnabled,
} from '../../userPool/accounts';
import type {Person, PersonDetails} from '../../userPool/people';

/** Something that can be done to an account as a whole. */
export interface AccountAction {
  readonly id: 'enable' | 'disable' | 'signOut' | 'reset' | 'factors' | 'invite' | 'delete';
  readonly name: string;
  readonly run: () => Promise<void>;
  /** The notice once it is done. */
  readonly done: string;
  /** Asked first: what cannot be undone, or is done to oneself. */
  readonly question?: {readonly title: string; readonly text: string};
}

/**
 * What can be done to an account in its present state.
 *
 * @param isSelf whether it is the administrator's own
 */
export function accountActions(person: PersonDetails, isSelf: boolean): readonly AccountAction[] {
  const {status, isEnabled} = person;
  return [
    isEnabled ? disable(person, isSelf) : enable(person),
    signOut(person, isSelf),
    ...(status === 'FORCE_CHANGE_PASSWORD' ? [invite(person)] : []),
    ...(status === 'CONFIRMED' || status === 'RESET_REQUIRED' ? [reset(person)] : []),
    ...(person.factors.length > 0 ? [secondFactor(person, isSelf)] : []),
    remove(person, isSelf),
  ];
}

function enable({username, email}: Person): AccountAction {
  return {
    id: 'enable',
    name: translate({id: 'admin.users.enable', message: 'Enable'}),
    run: () => setEnabled(username, true),
    done: translate({id: 'admin.users.enabledDone', message: '{email} can sign in again.'}, {email}),
  };
}

function disable({username, email}: Person, isSelf: boolean): AccountAction {
  return {
    id: 'disable',
    name: translate({id: 'admin.users.disable', message: 'Disable'}),
    run: () => setEnabled(username, false),
    done: translate(
      {id: 'admin.users.disabledDone', message: '{email} has been disabled and signed out.'},
      {email},
    ),
    ...(isSelf && {
      question: {
        title: translate({id: 'admin.users.disableSelfTitle', message: 'Disable your own account?'}),
        text: translate({
          id: 'admin.users.disableSelfText',
          message: 'You will be signed out, and only another administrator can let you in again.',
        }),
      },
    }),
  };
}

function signOut({username, email}: Person, isSelf: boolean): AccountAction {
  return {
    id: 'signOut',
    name: translate({id: 'admin.users.signOut', message: 'Sign out everywhere'}),
    run: () => endSessions(username),
    done: translate(
      {id: 'admin.users.signedOut', message: '{email} has been signed out everywhere.'},
      {email},
    ),
    ...(isSelf && {
      question: {
        title: translate({id: 'admin.users.signOutSelfTitle', message: 'Sign yourself out everywhere?'}),
        text: translate({
          id: 'admin.users.signOutSelfText',
          message:
            'Every device where you are signed in will ask for your password again, including this one.',
        }),
      },
    }),
  };
}

function invite({username, email}: Person): AccountAction {
  return {
    id: 'invite',
    name: translate({id: 'admin.users.invite', message: 'Resend invitation'}),
    run: () => resendInvitation(username),
    done: translate(
      {id: 'admin.users.invited', message: 'A new invitation is on its way to {email}.'},
      {email},
    ),
  };
}

function reset({username, email}: Person): AccountAction {
  return {
    id: 'reset',
    name: translate({id: 'admin.users.reset', message: 'Require a new password'}),
    run: () => demandNewPassword(username),
    done: translate(
      {id: 'admin.users.resetDone', message: 'A code for a new password is on its way to {email}.'},
      {email},
    ),
    question: {
      title: translate(
        {id: 'admin.users.resetTitle', message: 'Require {email} to set a new password?'},
        {email},
      ),
      text: translate({
        id: 'admin.users.resetText',
        message:
          'The current password will stop working. A code for setting a new one will be sent to this address.',
      }),
    },
  };
}

function secondFactor({username, email, factors}: PersonDetails, isSelf: boolean): AccountAction {
  return {
    id: 'factors',
    name: translate({id: 'admin.users.factors', message: 'Reset second factor'}),
    run: () => resetFactors(username, factors),
    done: translate(
      {id: 'admin.users.factorsDone', message: '{email} now signs in with the password alone.'},
      {email},
    ),
    question: {
      title: isSelf
        ? translate({id: 'admin.users.factorsSelfTitle', message: 'Reset your own second factor?'})
        : translate(
            {id: 'admin.users.factorsTitle', message: 'Reset the second factor of {email}?'},
            {email},
          ),
      text: translate({
        id: 'admin.users.factorsText',
        message:
          'The password alone will open the account until an authenticator app is set up again. Make sure that the person who asked for it is who they say.',
      }),
    },
  };
}

function remove({username, email}: Person, isSelf: boolean): AccountAction {
  return {
    id: 'delete',
    name: translate({id: 'admin.users.delete', message: 'Delete'}),
    run: () => deletePerson(username),
    done: translate({id: 'admin.users.deleted', message: '{email} has been deleted.'}, {email}),
    question: {
      title: isSelf
        ? translate({id: 'admin.users.deleteSelfTitle', message: 'Delete your own account?'})
        : translate({id: 'admin.users.deleteTitle', message: 'Delete {email}?'}, {email}),
      text: translate({
        id: 'admin.users.deleteText',
        message:
          'The account and its API keys will be lost, and this cannot be undone. Disabling the account keeps them.',
      }),
    },
  };
}
