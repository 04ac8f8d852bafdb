import {translate} from '@docusaurus/Translate';
import {Segments} from '@site/src/components/segments/Segments';
import {useFilter, useView} from '../shared/view/useView';
import type {AreasState} from './areas/useAreasState';
import {AreasView} from './areas/AreasView';
import {CollectionsView} from './collections/CollectionsView';
import {ObjectsView} from './objects/ObjectsView';
import type {ObjectsState} from './objects/useObjectsState';
import styles from './locations.module.css';

interface Props {
  readonly objects: ObjectsState;
  readonly areas: AreasState;
}

/** What has a position, the areas that were drawn, or the collections that both belong to. */
export function LocationsColumn({objects, areas}: Props) {
  const {change} = useView();
  const [list, setList] = useFilter('locations-list');
  return (
    <>
      <div className={styles.lists}>
        <Segments
          label={translate({id: 'dashboard.locations.list', message: 'What is listed'})}
          options={[
            {value: 'objects', name: translate({id: 'dashboard.locations.objects', message: 'Objects'})},
            {value: 'areas', name: translate({id: 'dashboard.locations.areas', message: 'Areas'})},
            {
              value: 'collections',
              name: translate({id: 'dashboard.locations.collections', message: 'Collections'}),
            },
          ]}
          value={list || 'objects'}
          choose={(next) => {
            change({ids: []});
            setList(next === 'objects' ? '' : next);
          }}
        />
      </div>
      {list === 'areas' && <AreasView state={areas} />}
      {list === 'collections' && <CollectionsView items={objects.items} now={objects.now} />}
      {list !== 'areas' && list !== 'collections' && <ObjectsView state={objects} />}
    </>
  );
}
