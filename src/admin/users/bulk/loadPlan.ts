import {adminGroup} from '@site/src/auth/settings/identitySettings';
import {listAdmins} from '../../userPool/admins';
import {peopleOf, type Person} from '../../userPool/people';
import type {PeopleQuery} from '../../userPool/peopleQuery';
import {searchWithin} from '../address/searchWithin';
import type {UsersView} from '../../userPool/usersView';
import type {ReadOptions} from '../work/readTogether';
import type {BulkAction} from './bulkAction';
import {planChange, type ChangePlan} from './planChange';

/** Whom an action is meant for: those who are ticked, or everybody whom the list would show. */
export type Scope = {readonly people: readonly Person[]} | Pick<UsersView, 'query' | 'within'>;

/** Its progress is how many accounts have been read. */
interface Options extends ReadOptions<number> {
  /** The username of the administrator who asks. */
  readonly self: string | undefined;
}

/**
 * Reads what must be known and plans the action. The members of the group are read by pages: asking for the groups of
 * each of ten thousand people would take ten thousand requests.
 */
export async function loadPlan(action: BulkAction, scope: Scope, options: Options): Promise<ChangePlan> {
  const {self, signal, onProgress} = options;
  let count = 0;
  const readAll = async (query: PeopleQuery) => {
    const people: Person[] = [];
    for await (const page of peopleOf(query, signal)) {
      people.push(...page);
      onProgress((count += page.length));
    }
    return people;
  };
  const [people, members, admins] = await Promise.all([
    'people' in scope ? scope.people : readAll(scope.query).then((all) => searchWithin(all, scope.within)),
    'group' in action ? readAll({by: 'group', text: action.group}) : [],
    listAdmins(),
  ]);
  const usernames = new Set(members.map(({username}) => username));
  return planChange(action, people, {members: usernames, admins, adminGroup, self});
}
