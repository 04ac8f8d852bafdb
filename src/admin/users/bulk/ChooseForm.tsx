import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {FormAlert, SubmitButton} from '@site/src/components/form';
import {useState, type SubmitEvent} from 'react';
import type {Loaded} from '../../shared/useLoaded';
import type {Person} from '../../userPool/people';
import type {UsersView} from '../../userPool/usersView';
import {GroupsProblem} from '../GroupsProblem';
import {useFieldFocus} from '../work/useFieldFocus';
import {filterWords} from '../address/queryWords';
import {actionKinds, actionName, needsGroup, type BulkAction} from './bulkAction';
import own from './bulk.module.css';
import type {ChangeChoice} from './changeChoice';
import steps from '../work/steps.module.css';
import type {Scope} from './loadPlan';

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
  const [hasTried, setTried] = useState(false);
  const missing = missingText(choice);
  const isReading = read !== undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (missing !== undefined || isReading) return;
    onPreview(needsGroup(kind) ? {kind, group} : {kind}, who === 'selected' ? {people: selected} : view);
  };
  return (
    <form ref={form} className={own.choose} onSubmit={submit}>
      {hasTried && missing !== undefined && <FormAlert kind="error">{missing}</FormAlert>}
      <Choice
        label={translate({id: 'admin.bulk.who', message: 'Who'})}
        options={[...selectedOption(selected.length), ['all', everybodyOf(view)]]}
        value={who}
        choose={(value) => choose({who: value as ChangeChoice['who']})}
        hasAny={translate({id: 'admin.bulk.chooseWho', message: 'Choose the accounts'})}
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

function everybodyOf(view: Props['view']): string {
  const filter = filterWords(view);
  return filter === ''
    ? translate({id: 'admin.bulk.everybody', message: 'All accounts of the portal'})
    : translate({id: 'admin.bulk.found', message: 'All accounts found: {filter}'}, {filter});
}

/** What has not been chosen yet; `undefined` where nothing is missing. */
function missingText({who, kind, group}: ChangeChoice): string | undefined {
  if (who === '') return translate({id: 'admin.bulk.whoMissing', message: 'Choose the accounts.'});
  return needsGroup(kind) && group === ''
    ? translate({id: 'admin.bulk.groupMissing', message: 'Choose a group.'})
    : undefined;
}
