import {translate} from '@docusaurus/Translate';
import type {RightKind} from './rights';
import {ANYBODY, NO_GROUP, type Member} from './roles';

export function kindText(kind: RightKind): string {
  switch (kind) {
    case 'page':
      return translate({id: 'admin.rights.pages', message: 'Pages'});
    case 'panel':
      return translate({id: 'admin.rights.panels', message: 'Panels of the dashboard'});
    case 'operation':
      return translate({id: 'admin.rights.operations', message: 'Operations of the platform'});
    case 'keys':
      return translate({id: 'admin.rights.keys', message: 'API keys'});
    case 'pool':
      return translate({id: 'admin.rights.pool', message: 'User pool'});
  }
}

export function memberText({id}: Member): string {
  switch (id) {
    case ANYBODY:
      return translate({id: 'admin.rights.anybody', message: 'Not signed in'});
    case NO_GROUP:
      return translate({id: 'admin.rights.noGroup', message: 'In no group'});
    default:
      return id;
  }
}

/** @param id of the right, `own` or `others` */
export function keyText(id: string): string {
  return id === 'own'
    ? translate({id: 'admin.rights.ownKeys', message: 'Create, rotate and revoke own keys'})
    : translate({id: 'admin.rights.othersKeys', message: 'Read and change the keys of others'});
}

/** @param takesToken whether each of them takes a sign-in as well */
export function operationsText(count: number, takesToken: boolean): string {
  if (count === 1) return translate({id: 'admin.rights.operation', message: '1 operation'});
  return takesToken
    ? translate(
        {id: 'admin.rights.byEither', message: '{count} operations, with a sign-in or an API key'},
        {count},
      )
    : translate({id: 'admin.rights.byKey', message: '{count} operations, with an API key'}, {count});
}

export function actionsText(count: number): string {
  return translate({id: 'admin.rights.actions', message: '{count} actions, signed with a role'}, {count});
}
