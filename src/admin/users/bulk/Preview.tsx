import Translate, {translate} from '@docusaurus/Translate';
import {adminGroup} from '@site/src/auth/settings/identitySettings';
import {FormAlert} from '@site/src/components/form';
import steps from '../work/steps.module.css';
import {actionNote, type BulkAction} from './bulkAction';
import {PeopleLines} from './PeopleLines';
import type {ChangePlan} from './planChange';

interface Props {
  readonly action: BulkAction;
  readonly plan: ChangePlan;
  readonly onBack: () => void;
  readonly onStart: () => void;
}

/** What would change, before anything does. */
export function Preview({action, plan, onBack, onStart}: Props) {
  const {changed, unchanged, kept} = plan;
  const note = actionNote(action, adminGroup);
  return (
    <>
      <p role="status" className={steps.summary}>
        <Translate
          id="admin.bulk.summary"
          values={{changed: changed.length, unchanged: unchanged.length, kept: kept.length}}
        >
          {'Will change: {changed}. Stay as they are: {unchanged}. Protected: {kept}.'}
        </Translate>
      </p>
      {note && changed.length > 0 && <FormAlert kind="info">{note}</FormAlert>}
      <PeopleLines
        title={translate({id: 'admin.bulk.willChange', message: 'Will change'})}
        isOpen
        entries={changed.map((person) => ({person}))}
      />
      <PeopleLines
        title={translate({id: 'admin.bulk.stay', message: 'Stay as they are'})}
        entries={unchanged}
      />
      <PeopleLines
        title={translate({id: 'admin.bulk.protected', message: 'Protected'})}
        isOpen
        entries={kept}
      />
      <div className={steps.buttons}>
        {changed.length > 0 && (
          <button type="button" className="button button--primary" onClick={onStart}>
            <Translate id="admin.bulk.start" values={{count: changed.length}}>
              {'Change accounts ({count})'}
            </Translate>
          </button>
        )}
        <button type="button" className="button button--secondary" autoFocus onClick={onBack}>
          <Translate id="admin.bulk.back">Back</Translate>
        </button>
      </div>
    </>
  );
}
