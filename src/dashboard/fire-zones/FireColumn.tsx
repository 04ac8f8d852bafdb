import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {Loading} from '@site/src/components/loading/Loading';
import {TroubleMark} from '@site/src/collections/objects/TroubleMark';
import type {UseQueryResult} from '@tanstack/react-query';
import {useMemo} from 'react';
import {DataAge} from '../shared/parts/DataAge';
import {Hint} from '../shared/parts/Hint';
import {TileNotice} from '../shared/tiles/TileNotice';
import type {TileState} from '../shared/tiles/useTileTrouble';
import {FireCard} from './FireCard';
import {useObjectSubjects} from './NearFire';
import {gravestFirst, threatsOf, type Threat} from './near';
import styles from './fires.module.css';
import {areaOf, type Fire, type GrownFire} from './fires';
import {fireRegions} from '../shared/data/fireQuestions';
import {spans, type FireFilters} from './useFires';
import {areaText, countText, growthText, regionNames, sourceNames, threatText} from './words';

interface Props {
  readonly fires: readonly GrownFire[];
  readonly result: UseQueryResult;
  readonly earlier: UseQueryResult;
  readonly isNow: boolean;
  readonly filters: FireFilters;
  readonly tiles: TileState;
  readonly selected: string | undefined;
  readonly hovered: string | undefined;
  readonly select: (id: string | undefined) => void;
  readonly hover: (id: string | undefined) => void;
  readonly show: (fire: Fire) => void;
}

/** So close to a fire, in metres, an object is in its way. */
const IN_THE_WAY = 10_000;

/** The fires in words: those near objects first, then the largest. */
export function FireColumn(props: Props) {
  const {fires, result, earlier, isNow, filters, tiles, selected, hovered, select, hover, show} = props;
  const subjects = useObjectSubjects();
  const threats = useMemo(() => threatsOf(fires, subjects, IN_THE_WAY), [fires, subjects]);
  const inOrder = useMemo(() => gravestFirst(fires, threats), [fires, threats]);
  const open = fires.find(({id}) => id === selected);
  return (
    <>
      <DataAge results={[result, earlier]} />
      {isNow && <TileNotice state={tiles} />}
      <Filters filters={filters} />
      <p role="status" className={styles.count}>
        {result.isSuccess && fires.length > 0 && countText(fires)}
      </p>
      {open && (
        <FireCard
          key={open.id}
          fire={open}
          span={filters.span}
          show={() => show(open)}
          close={() => select(undefined)}
        />
      )}
      {result.isPending && !result.isError && <Loading />}
      {result.isSuccess && fires.length === 0 && (
        <Hint>
          <Translate id="dashboard.fires.none">
            This source reports no fire in this region at the hour shown.
          </Translate>
        </Hint>
      )}
      <RowList className={styles.list}>
        {inOrder.map((fire) => (
          <ListRow
            key={fire.id}
            className={styles.row}
            isSelected={fire.id === selected}
            isHovered={fire.id === hovered}
            toggle={() => select(fire.id === selected ? undefined : fire.id)}
            hover={(isOver) => hover(isOver ? fire.id : undefined)}
          >
            <span className={styles.name}>{fire.name}</span>
            <span className={styles.area}>{areaText(areaOf(fire))}</span>
            <ThreatNote threat={threats.get(fire.id)} />
            <span className={styles.growth}>{growthText(fire, filters.span)}</span>
          </ListRow>
        ))}
      </RowList>
    </>
  );
}

interface NoteProps {
  readonly threat: Threat | undefined;
}

function ThreatNote({threat}: NoteProps) {
  if (!threat) return null;
  return (
    <span className={styles.threat}>
      {threat.isInside && <TroubleMark trouble="fire" isNamed />} {threatText(threat)}
    </span>
  );
}

interface FilterProps {
  readonly filters: FireFilters;
}

function Filters({filters}: FilterProps) {
  const [regionNamesOf, sourceNamesOf] = [regionNames(), sourceNames()];
  const hours = (count: string) =>
    translate({id: 'dashboard.fires.hours', message: '{count} h earlier'}, {count});
  return (
    <div className={styles.filters}>
      <Choice
        label={translate({id: 'dashboard.fires.region', message: 'Region'})}
        options={fireRegions.map((region) => [region, regionNamesOf[region]])}
        value={filters.region}
        choose={filters.setRegion}
      />
      <Choice
        label={translate({id: 'dashboard.fires.source', message: 'Source'})}
        options={
          filters.region === 'US'
            ? [
                ['nifc', sourceNamesOf.nifc],
                ['sat', sourceNamesOf.sat],
              ]
            : [['sat', sourceNamesOf.sat]]
        }
        value={filters.source}
        choose={filters.setSource}
      />
      <Choice
        label={translate({id: 'dashboard.fires.compare', message: 'Compared with'})}
        options={spans.map((span) => [span, hours(span)])}
        value={filters.span}
        choose={filters.setSpan}
      />
    </div>
  );
}
