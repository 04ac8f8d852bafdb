import {translate} from '@docusaurus/Translate';
import {TableHead} from '../../shared/virtual-table/TableHead';
import {VirtualTable} from '../../shared/virtual-table/VirtualTable';
import type {Draft} from './draft';
import type {Results} from './storeCollections';
import {resultText} from './useImport';

interface Props {
  readonly drafts: readonly Draft[];
  readonly results: Results;
}

/** What would become of each collection that is not refused, and what became of it. */
export function DraftTable({drafts, results}: Props) {
  const rows = drafts.flatMap((draft) => (draft.kind === 'refused' ? [] : [draft]));
  const titles = [
    translate({id: 'admin.collections.name', message: 'Name'}),
    translate({id: 'admin.collections.id', message: 'Id'}),
    translate({id: 'admin.collections.import.effect', message: 'Effect'}),
    translate({id: 'admin.collections.import.result', message: 'Result'}),
  ];
  return (
    <VirtualTable
      label={translate({id: 'admin.collections.import.table', message: 'Collections of the file'})}
      head={<TableHead columns={titles.map((title) => ({id: title, title}))} />}
      count={rows.length}
      row={(index) => {
        const row = rows[index];
        if (!row) return null;
        const {collectionName, collectionId} = row.input;
        return (
          <tr key={collectionId} aria-rowindex={index + 2}>
            <th scope="row">{collectionName}</th>
            <td>
              <code>{collectionId}</code>
            </td>
            <td>{effectText(row)}</td>
            <td>{resultText(results, collectionId)}</td>
          </tr>
        );
      }}
    />
  );
}

function effectText(draft: Exclude<Draft, {kind: 'refused'}>): string {
  switch (draft.kind) {
    case 'new':
      return translate({id: 'admin.collections.import.new', message: 'new'});
    case 'same':
      return translate({id: 'admin.collections.import.same', message: 'unchanged'});
    case 'overwrites':
      return translate(
        {id: 'admin.collections.import.overwrites', message: 'overwrites {name}'},
        {name: draft.stored.collectionName},
      );
  }
}
