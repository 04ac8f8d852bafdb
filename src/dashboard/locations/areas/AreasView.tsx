import {pluralText} from '@site/src/components/plural/pluralText';
import {byName} from '@site/src/components/order/naturalOrder';
import Translate, {translate} from '@docusaurus/Translate';
import {describePlatformError} from '@site/src/collections/describePlatformError';
import {Confirm} from '@site/src/components/dialog/Confirm';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {Loading} from '@site/src/components/loading/Loading';
import {notify} from '@site/src/components/notices';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useState} from 'react';
import {DataAge} from '../../shared/parts/DataAge';
import {Hint} from '../../shared/parts/Hint';
import {AreaCard} from './AreaCard';
import styles from './areas.module.css';
import {AreaForm} from './AreaForm';
import {areaText} from './areaText';
import type {AreasState} from './useAreasState';

interface Props {
  readonly state: AreasState;
}

/** The areas of the account in words, one of them open or being drawn. */
export function AreasView({state}: Props) {
  const {areas, result, edited, edit, selected, select, hovered, hover, remove} = state;
  const [doomed, setDoomed] = useState<string>();
  if (edited) return <AreaForm key={edited.areaId} state={state} />;
  return (
    <>
      <DataAge results={[result]} />
      {selected && (
        <AreaCard
          key={selected.areaId}
          area={selected}
          close={() => select(undefined)}
          edit={() => edit(selected.areaId)}
          remove={() => setDoomed(selected.areaId)}
        />
      )}
      <div className={styles.head}>
        <span role="status">
          {pluralText(
            translate(
              {
                id: 'dashboard.areas.count',
                message: '{count} area|{count} areas',
                description: 'Plural forms of {count}',
              },
              {count: String(areas.length)},
            ),
            areas.length,
          )}
        </span>
        <SmallButton onClick={() => edit('')}>
          <Translate id="dashboard.areas.new">New area</Translate>
        </SmallButton>
      </div>
      {result.isPending && <Loading />}
      {result.isSuccess && areas.length === 0 && (
        <Hint>
          <Translate id="dashboard.areas.none">
            No areas yet. Draw one: a depot, a district, the edge of a fire.
          </Translate>
        </Hint>
      )}
      <RowList className={styles.list}>
        {byName(areas, ({areaName}) => areaName).map((area) => (
          <ListRow
            key={area.areaId}
            className={styles.row}
            isSelected={area === selected}
            isHovered={area.areaId === hovered}
            toggle={() => select(area === selected ? undefined : area.areaId)}
            hover={(isOver) => hover(isOver ? area.areaId : undefined)}
          >
            <span>{area.areaName}</span>
            <span className={styles.size}>{areaText(area)}</span>
          </ListRow>
        ))}
      </RowList>
      {doomed !== undefined && (
        <Confirm
          title={translate({id: 'dashboard.areas.deleteTitle', message: 'Delete this area?'})}
          action={translate({id: 'dashboard.areas.delete', message: 'Delete area'})}
          onConfirm={async () => {
            await remove(doomed);
            select(undefined);
            notify('success', translate({id: 'dashboard.areas.deleted', message: 'The area is deleted.'}));
          }}
          describe={describePlatformError}
          onClose={() => setDoomed(undefined)}
        >
          <Translate id="dashboard.areas.deleteText" values={{id: <code>{doomed}</code>}}>
            {'{id} is deleted for everybody in the account. Objects inside it stay. This cannot be undone.'}
          </Translate>
        </Confirm>
      )}
    </>
  );
}
