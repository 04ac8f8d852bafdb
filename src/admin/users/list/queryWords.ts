import {translate} from '@docusaurus/Translate';
import type {PeopleQuery} from '../../userPool/peopleQuery';

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
