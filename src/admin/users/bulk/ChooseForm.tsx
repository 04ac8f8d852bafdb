import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {FormAlert, SubmitButton} from '@site/src/components/form';
import {useState, type FormEvent} from 'react';
import type {Person} from '../../userPool/people';
import type {UsersView} from '../../userPool/usersView';
import {actionKinds, actionName, needsGroup, type BulkAction} from './bulkAction';
import own from './bulk.module.css';
import type {Scope} from './loadPlan';

interface Props {
  readonly selected: readonly Person[];
  readonly view: Pick<UsersView, 'query' | 'within'>;
  readonly groups: readonly string[];
  /** How many accounts have been read for the preview; `undefined` while none is on its way. */
  readonly read: number | undefined;
  readonly onPreview: (action: BulkAction, scope: Scope) => void;
}

/** Who is to be changed, and how. Nothing is changed before the preview. */
export function ChooseForm({selected, view, groups, read, onPreview}: Props) {
  const [who, setWho] = useState(selected.length > 0 ? 'selected' : 'all');
  const [kind, setKind] = useState(actionKinds[0] ?? 'join');
  const [group, setGroup] = useState('');
  const [isGroupMissing, setGroupMissing] = useState(false);
  const isReading = read !== undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const lacksGroup = needsGroup(kind) && group === '';
    setGroupMissing(lacksGroup);
    if (lacksGroup || isReading) return;
    onPreview(needsGroup(kind) ? {kind, group} : {kind}, who === 'selected' ? {people: selected} : view);
  };
  return (
    <form className={own.choose} onSubmit={submit}>
      {isGroupMissing && group === '' && (
        <FormAlert kind="error">
          <Translate id="admin.bulk.groupMissing">Choose a group.</Translate>
        </FormAlert>
      )}
      <Choice
        label={translate({id: 'admin.bulk.who', message: 'Who'})}
        options={[...selectedOption(selected.length), ['all', everybodyOf(view)]]}
        value={who}
        choose={setWho}
      />
      <Choice
        label={translate({id: 'admin.bulk.what', message: 'What'})}
        options={actionKinds.map((each) => [each, actionName(each)])}
        value={kind}
        choose={(value) => setKind(actionKinds.find((each) => each === value) ?? kind)}
      />
      {needsGroup(kind) && (
        <Choice
          label={translate({id: 'admin.bulk.group', message: 'Group'})}
          options={groups.map((each) => [each, each])}
          value={group}
          choose={setGroup}
          hasAny={translate({id: 'admin.bulk.chooseGroup', message: 'Choose a group'})}
        />
      )}
      <div className={own.buttons}>
        <SubmitButton isBusy={isReading}>
          <Translate id="admin.bulk.preview">Preview</Translate>
        </SubmitButton>
        <p role="status" className={own.note}>
          {isReading && (
            <Translate id="admin.bulk.reading" values={{count: read}}>
              {'Reading accounts: {count}'}
            </Translate>
          )}
        </p>
      </div>
      <p className={own.note}>
        <Translate id="admin.bulk.nothingYet">
          The preview shows who changes and who does not. Your own account is never among them.
        </Translate>
      </p>
    </form>
  );
}

function selectedOption(count: number): readonly (readonly [string, string])[] {
  if (count === 0) return [];
  return [
    ['selected', translate({id: 'admin.bulk.selected', message: 'The selected accounts ({count})'}, {count})],
  ];
}

function everybodyOf({query, within}: Props['view']): string {
  return `${query.text}${within}`.trim() === ''
    ? translate({id: 'admin.bulk.everybody', message: 'All accounts of the portal'})
    : translate({id: 'admin.bulk.found', message: 'All accounts that the search finds'});
}
