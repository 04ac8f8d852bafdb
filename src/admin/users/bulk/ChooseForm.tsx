import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {FormAlert, SubmitButton} from '@site/src/components/form';
import {useState, type FormEvent} from 'react';
import type {Loaded} from '../../shared/useLoaded';
import type {Person} from '../../userPool/people';
import type {UsersView} from '../../userPool/usersView';
import {GroupsProblem} from '../GroupsProblem';
import {useFieldFocus} from '../work/useFieldFocus';
import {actionKinds, actionName, needsGroup, type ActionKind, type BulkAction} from './bulkAction';
import own from './bulk.module.css';
import steps from '../work/steps.module.css';
import type {Scope} from './loadPlan';

/** What is chosen in the form. */
export interface ChangeChoice {
  readonly who: string;
  readonly kind: ActionKind;
  /** Empty as long as none is chosen. */
  readonly group: string;
}

interface Props {
  readonly selected: readonly Person[];
  readonly view: Pick<UsersView, 'query' | 'within'>;
  readonly groups: Loaded<readonly string[]>;
  readonly choice: ChangeChoice;
  readonly choose: (patch: Partial<ChangeChoice>) => void;
  /** How many accounts have been read for the preview; `undefined` while none is on its way. */
  readonly read: number | undefined;
  readonly onPreview: (action: BulkAction, scope: Scope) => void;
}

/** Who is to be changed, and how. Nothing is changed before the preview. */
export function ChooseForm({selected, view, groups, choice, choose, read, onPreview}: Props) {
  const {who, kind, group} = choice;
  const form = useFieldFocus();
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
    <form ref={form} className={own.choose} onSubmit={submit}>
      {isGroupMissing && group === '' && (
        <FormAlert kind="error">
          <Translate id="admin.bulk.groupMissing">Choose a group.</Translate>
        </FormAlert>
      )}
      <Choice
        label={translate({id: 'admin.bulk.who', message: 'Who'})}
        options={[...selectedOption(selected.length), ['all', everybodyOf(view)]]}
        value={who}
        choose={(value) => choose({who: value})}
      />
      <Choice
        label={translate({id: 'admin.bulk.what', message: 'What'})}
        options={actionKinds.map((each) => [each, actionName(each)])}
        value={kind}
        choose={(value) => choose({kind: actionKinds.find((each) => each === value) ?? kind})}
      />
      {needsGroup(kind) && <GroupsProblem groups={groups} />}
      {needsGroup(kind) && (
        <Choice
          label={translate({id: 'admin.bulk.group', message: 'Group'})}
          options={(groups.value ?? []).map((each) => [each, each])}
          value={group}
          choose={(value) => choose({group: value})}
          hasAny={translate({id: 'admin.bulk.chooseGroup', message: 'Choose a group'})}
        />
      )}
      <div className={steps.buttons}>
        <SubmitButton isBusy={isReading}>
          <Translate id="admin.bulk.preview">Preview</Translate>
        </SubmitButton>
        <p role="status" className={steps.note}>
          {isReading && (
            <Translate id="admin.bulk.reading" values={{count: read}}>
              {'Reading accounts: {count}'}
            </Translate>
          )}
        </p>
      </div>
      <p className={steps.note}>
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
