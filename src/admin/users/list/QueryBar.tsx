import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {useState, type SubmitEvent} from 'react';
import type {Loaded} from '../../shared/useLoaded';
import {queryKinds, type PeopleQuery} from '../../userPool/peopleQuery';
import {kindName, textLabel, textName} from '../address/queryWords';
import {GroupsProblem} from '../GroupsProblem';
import {withCurrent} from './withCurrent';
import own from './list.module.css';

interface Props {
  readonly query: PeopleQuery;
  /** The groups of the pool. */
  readonly groups: Loaded<readonly string[]>;
  readonly search: (query: PeopleQuery) => void;
}

/** The words of Cognito for a status that accounts of a pool come to have. */
const statuses = ['CONFIRMED', 'UNCONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED', 'EXTERNAL_PROVIDER'];

/** By what people are searched: one thing at a time, as the service can. */
export function QueryBar({query, groups, search}: Props) {
  const [by, setBy] = useState(query.by);
  const [typed, setTyped] = useState(query.text);
  const [known, setKnown] = useState(query);
  // The address was changed elsewhere, such as by Back.
  if (query.by !== known.by || query.text !== known.text) {
    setKnown(query);
    setTyped(query.text);
    setBy(query.text === '' ? by : query.by);
  }
  const text = query.by === by ? query.text : '';
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search({by, text: typed.trim()});
  };
  const searchBy = (kind: PeopleQuery['by']) => {
    setBy(kind);
    setTyped(kind === query.by ? query.text : '');
  };
  const choose = (value: string) => search({by, text: value});
  const choice = {label: textLabel(by), value: text, choose, hasAny: true};
  return (
    <form role="search" className={own.query} onSubmit={onSubmit}>
      <Choice
        label={translate({id: 'admin.users.searchBy', message: 'Search by'})}
        options={queryKinds.map((kind) => [kind, kindName(kind)])}
        value={by}
        choose={(kind) => searchBy(queryKinds.find((each) => each === kind) ?? by)}
      />
      {(by === 'email' || by === 'name') && (
        <>
          <label className={own.text}>
            {textLabel(by)}
            <input
              type="search"
              value={typed}
              onChange={({target}) => setTyped(target.value)}
              maxLength={200}
              autoComplete="off"
            />
          </label>
          <button type="submit" className="button button--primary">
            <Translate id="admin.users.searchSubmit">Search</Translate>
          </button>
        </>
      )}
      {by === 'status' && (
        <Choice
          {...choice}
          options={withCurrent(statuses, text).map((status) => [status, textName({by, text: status})])}
        />
      )}
      {by === 'enabled' && (
        <Choice
          {...choice}
          options={['Enabled', 'Disabled'].map((access) => [access, textName({by, text: access})])}
        />
      )}
      {by === 'group' && (
        <>
          <Choice
            {...choice}
            options={withCurrent(groups.value ?? [], text).map((group) => [group, group])}
          />
          <GroupsProblem groups={groups} />
        </>
      )}
    </form>
  );
}
