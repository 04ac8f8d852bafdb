import {translate} from '@docusaurus/Translate';
import {formatCsv} from '@site/src/components/download/csv';
import type {Person} from '../../userPool/people';

/** People as a spreadsheet opens them. Status and moments stand as the service says them. */
export function peopleCsv(people: readonly Person[]): string {
  return formatCsv([
    [
      translate({id: 'admin.users.csv.username', message: 'Username'}),
      translate({id: 'admin.users.column.name', message: 'Name'}),
      translate({id: 'admin.users.column.email', message: 'Email address'}),
      translate({id: 'admin.users.column.status', message: 'Status'}),
      translate({id: 'admin.users.csv.enabled', message: 'Enabled'}),
      translate({id: 'admin.users.column.created', message: 'Created'}),
      translate({id: 'admin.users.column.modified', message: 'Last changed'}),
    ],
    ...people.map((person) => [
      ...[person.username, person.name, person.email, person.status, String(person.isEnabled)],
      ...[person.createdAt?.toISOString(), person.modifiedAt?.toISOString()],
    ]),
  ]);
}
