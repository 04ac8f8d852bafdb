import Translate from '@docusaurus/Translate';
import {Loading} from '@site/src/components/loading/Loading';
import {lazyPart} from '@site/src/components/loading/lazyPart';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import type {Geometry} from 'geojson';
import {useState} from 'react';
import type {Restriction} from '@site/src/plan-check';
import styles from '../flights.module.css';
import {RestrictionCard} from './RestrictionCard';
import {RestrictionList} from './RestrictionList';

/** Most people never close airspace: the form, with what draws, comes when somebody opens it. */
const RestrictionForm = lazyPart(() => import('./RestrictionForm'), <Loading />);

interface Props {
  readonly restrictions: readonly Restriction[];
  readonly foundRestrictions: readonly Restriction[];
  readonly time: number;
  readonly selectedId: string | undefined;
  readonly hovered: string | undefined;
  readonly select: (id: string | undefined) => void;
  readonly hover: (id: string | undefined) => void;
  readonly show: (geometries: readonly Geometry[]) => void;
}

/** Restricted airspace in words, and how to close some of your own. `lazy` requires the default export. */
export default function AirspaceColumn({
  restrictions,
  foundRestrictions,
  time,
  selectedId,
  hovered,
  ...rest
}: Props) {
  const {select, hover, show} = rest;
  const [isNew, setNew] = useState(false);
  const areas = restrictions.filter(({properties}) => properties.restrictionId === selectedId);
  const [selected] = areas;
  return (
    <>
      {isNew ? (
        <RestrictionForm
          close={(id) => {
            setNew(false);
            if (id) select(id);
          }}
        />
      ) : (
        <p className={styles.actions}>
          <SmallButton onClick={() => setNew(true)}>
            <Translate id="dashboard.airspace.open">Add a restriction</Translate>
          </SmallButton>
        </p>
      )}
      {selected && (
        <RestrictionCard
          key={selectedId}
          restriction={selected}
          show={() => show(areas.map(({geometry}) => geometry as Geometry))}
          close={() => select(undefined)}
        />
      )}
      <RestrictionList
        restrictions={restrictions}
        time={time}
        hovered={hovered}
        select={select}
        hover={hover}
        found={foundRestrictions}
        selected={selectedId}
      />
    </>
  );
}
