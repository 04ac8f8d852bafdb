import Translate, {translate} from '@docusaurus/Translate';
import {adminGroup} from '@site/src/auth/settings/identitySettings';
import {FormAlert} from '@site/src/components/form';
import {useState} from 'react';
import own from './invite.module.css';
import steps from '../work/steps.module.css';
import {InvitationLines} from './InvitationLines';
import type {DryRunFacts} from './loadDryRun';

interface Props {
  readonly facts: DryRunFacts;
  readonly onBack: () => void;
  /** @param addsExisting whether people who have an account join the groups of their line */
  readonly onStart: (addsExisting: boolean) => void;
}

/** What would be sent, before anything is. */
export function DryRun({facts, onBack, onStart}: Props) {
  const [addsExisting, setAddsExisting] = useState(true);
  const [isStrict, setStrict] = useState(false);
  const {invitations, faulty, existing, ignored} = facts;
  const isThere = ({email}: {email: string}) => existing.has(email.toLowerCase());
  const fresh = invitations.filter((line) => !isThere(line));
  const there = invitations.filter(isThere);
  const affected = addsExisting ? invitations : fresh;
  const newAdmins = affected.filter(({groups}) => groups.includes(adminGroup)).length;
  const isBlocked = isStrict && faulty.length > 0;
  return (
    <>
      <p role="status" className={steps.summary}>
        <Translate
          id="admin.file.summary"
          values={{fresh: fresh.length, there: there.length, faulty: faulty.length}}
        >
          {'Invitations: {fresh}. Accounts that exist already: {there}. Lines with errors: {faulty}.'}
        </Translate>
      </p>
      {ignored.length > 0 && (
        <FormAlert kind="info">
          <Translate id="admin.file.ignored" values={{columns: ignored.join(', ')}}>
            {'Line 1 names columns that are not read: {columns}'}
          </Translate>
        </FormAlert>
      )}
      {newAdmins > 0 && (
        <FormAlert kind="info">
          <Translate id="admin.file.newAdmins" values={{count: newAdmins}}>
            {'People who will administer the portal, with all the rights that you have: {count}'}
          </Translate>
        </FormAlert>
      )}
      <InvitationLines
        title={translate({id: 'admin.file.faults', message: 'Lines with errors'})}
        entries={faulty.map((line) => ({...line, text: line.faults.join('. ')}))}
        isOpen
      />
      <InvitationLines
        title={translate({id: 'admin.file.there', message: 'Accounts that exist already'})}
        entries={there.map((line) => ({...line, text: line.groups.join(', ')}))}
      />
      <InvitationLines
        title={translate({id: 'admin.file.fresh', message: 'Invitations'})}
        entries={fresh.map((line) => ({...line, text: line.groups.join(', ')}))}
      />
      {there.length > 0 && (
        <label className={own.tick}>
          <input
            type="checkbox"
            checked={addsExisting}
            onChange={({target}) => setAddsExisting(target.checked)}
          />
          <Translate id="admin.file.addsExisting">
            Add existing accounts to the groups of their line. They get no new invitation.
          </Translate>
        </label>
      )}
      {faulty.length > 0 && (
        <label className={own.tick}>
          <input type="checkbox" checked={isStrict} onChange={({target}) => setStrict(target.checked)} />
          <Translate id="admin.file.strict">Do not send any invitation while a line has an error.</Translate>
        </label>
      )}
      <div className={steps.buttons}>
        {affected.length > 0 && (
          <button
            type="button"
            className="button button--primary"
            disabled={isBlocked}
            onClick={() => onStart(addsExisting)}
          >
            {fresh.length > 0 ? (
              <Translate id="admin.file.send" values={{count: fresh.length}}>
                {'Send invitations ({count})'}
              </Translate>
            ) : (
              <Translate id="admin.file.sendGroups">Add to the groups</Translate>
            )}
          </button>
        )}
        <button type="button" className="button button--secondary" autoFocus onClick={onBack}>
          <Translate id="admin.bulk.back">Back</Translate>
        </button>
      </div>
    </>
  );
}
