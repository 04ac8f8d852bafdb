import {translate} from '@docusaurus/Translate';
import type {PeopleQuery} from '../../userPool/peopleQuery';
import {statusWords} from '../../userPool/statusWords';
import type {UsersView} from '../../userPool/usersView';

/** What people are searched by, in words. */
export function kindName(kind: PeopleQuery['by']): string {
  switch (kind) {
    case 'email':
      return translate({id: 'admin.users.by.email', message: 'Email address'});
    case 'name':
      return translate({id: 'admin.users.by.name', message: 'Name'});
    case 'status':
      return translate({id: 'admin.users.by.status', message: 'Status'});
    case 'enabled':
      return translate({id: 'admin.users.by.access', message: 'Access'});
    case 'group':
      return translate({id: 'admin.users.by.group', message: 'Group'});
  }
}

/** The label of the field for the text of a query. */
export function textLabel(kind: PeopleQuery['by']): string {
  switch (kind) {
    case 'email':
      return translate({id: 'admin.users.search', message: 'Email address begins with'});
    case 'name':
      return translate({id: 'admin.users.searchName', message: 'Name begins with'});
    case 'status':
      return translate({id: 'admin.users.searchStatus', message: 'Status is'});
    case 'enabled':
      return translate({id: 'admin.users.searchAccess', message: 'Access is'});
    case 'group':
      return translate({id: 'admin.users.searchGroup', message: 'Member of'});
  }
}

/** The text of a query as its field shows it. */
export function textName({by, text}: PeopleQuery): string {
  if (by === 'status') return statusWords(text);
  if (by !== 'enabled') return text;
  return text === 'Enabled'
    ? translate({id: 'admin.users.access.enabled', message: 'Enabled'})
    : translate({id: 'admin.users.access.disabled', message: 'Disabled'});
}

/** What the list is narrowed down to; empty where it shows everybody. */
export function filterWords({query, within}: Pick<UsersView, 'query' | 'within'>): string {
  const [text, filter] = [query.text.trim(), within.trim()];
  const parts = [
    ...(text === '' ? [] : [quoted(textLabel(query.by), textName({by: query.by, text}))]),
    ...(filter === ''
      ? []
      : [
          quoted(
            translate({id: 'admin.users.withinWords', message: 'Name or email address contains'}),
            filter,
          ),
        ]),
  ];
  return parts.join('; ');
}

function quoted(label: string, value: string): string {
  return translate({id: 'admin.users.filterWords', message: '{label} “{value}”'}, {label, value});
}
