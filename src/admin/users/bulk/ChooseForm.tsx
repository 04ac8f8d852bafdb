import Translate, {translate} from '@docusaurus/Translate';
import {SubmitButton} from '@site/src/components/form';
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
  const [kind, setKind] = useState(actionKinds[0] ?? 'join');
  const isReading = read !== undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const group = String(data.get('group') ?? '');
    const scope = data.get('scope') === 'selected' ? {people: selected} : view;
    onPreview(needsGroup(kind) ? {kind, group} : {kind}, scope);
  };
  return (
    <form className={own.choose} onSubmit={submit}>
      <label>
        <Translate id="admin.bulk.who">Who</Translate>
        <select name="scope" defaultValue={selected.length > 0 ? 'selected' : 'all'}>
          {selected.length > 0 && (
            <option value="selected">
              {translate(
                {id: 'admin.bulk.selected', message: 'The selected accounts ({count})'},
                {count: selected.length},
              )}
            </option>
          )}
          <option value="all">
            {`${view.query.text}${view.within}`.trim() === ''
              ? translate({id: 'admin.bulk.everybody', message: 'All accounts of the portal'})
              : translate({id: 'admin.bulk.found', message: 'All accounts that the search finds'})}
          </option>
        </select>
      </label>
      <label>
        <Translate id="admin.bulk.what">What</Translate>
        <select
          value={kind}
          onChange={({target}) => setKind(actionKinds.find((each) => each === target.value) ?? kind)}
        >
          {actionKinds.map((each) => (
            <option key={each} value={each}>
              {actionName(each)}
            </option>
          ))}
        </select>
      </label>
      {needsGroup(kind) && (
        <label>
          <Translate id="admin.bulk.group">Group</Translate>
          <select name="group" required>
            {groups.map((group) => (
              <option key={group}>{group}</option>
            ))}
          </select>
        </label>
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
          The preview shows who will change and who will not. Your own account is never among them.
        </Translate>
      </p>
    </form>
  );
}
