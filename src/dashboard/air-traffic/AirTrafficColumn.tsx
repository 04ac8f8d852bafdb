import Translate, {translate} from '@docusaurus/Translate';
import {TroubleMark} from '@site/src/collections/objects/TroubleMark';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {usePieces} from '@site/src/components/list-row/usePieces';
import {Loading} from '@site/src/components/loading/Loading';
import {agoWords} from '@site/src/components/moment/agoWords';
import {SearchField} from '@site/src/components/search-field/SearchField';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {quantityText, type Units} from '@site/src/components/units/units';
import {useUnits} from '@site/src/components/units/useUnits';
import type {UseQueryResult} from '@tanstack/react-query';
import type {Aircraft} from '../shared/flights/useAircraft';
import {DataAge} from '../shared/parts/DataAge';
import {Hint} from '../shared/parts/Hint';
import {useFilter} from '../shared/view/useView';
import {AircraftCard} from './AircraftCard';
import styles from './airTraffic.module.css';

interface Props {
  readonly aircraft: readonly Aircraft[];
  readonly found: readonly Aircraft[];
  readonly selected: Aircraft | undefined;
  readonly selectedId: string | undefined;
  readonly hovered: string | undefined;
  readonly now: number;
  readonly results: readonly UseQueryResult[];
  readonly isLoading: boolean;
  readonly select: (id: string | undefined) => void;
  readonly hover: (id: string | undefined) => void;
}

/** The aircraft in words; those in closed airspace come first, then the silent ones. */
export function AirTrafficColumn(props: Props) {
  const {aircraft, found, selected, selectedId, now, results, isLoading, select} = props;
  const [search, setSearch] = useFilter('air-traffic-search');
  const [only, setOnly] = useFilter('air-traffic-only');
  const inside = aircraft.filter((each) => each.inside.length > 0).length;
  const gravity = (each: Aircraft) => Number(each.inside.length > 0) * 2 + Number(each.isSilent);
  const ordered = [...found].sort((one, other) => gravity(other) - gravity(one));
  const {shown, more} = usePieces(ordered);
  return (
    <>
      <DataAge results={results} />
      {selected && (
        <AircraftCard key={selected.id} aircraft={selected} now={now} close={() => select(undefined)} />
      )}
      {selectedId !== undefined && !selected && !isLoading && (
        <Hint isAlert>
          <Translate id="dashboard.airTraffic.missing" values={{id: <code>{selectedId}</code>}}>
            {'No flight object with the id {id} has a present location.'}
          </Translate>
        </Hint>
      )}
      <SearchField
        label={translate({id: 'dashboard.airTraffic.search', message: 'Search aircraft'})}
        placeholder={translate({
          id: 'dashboard.airTraffic.searchHint',
          message: 'Name, id, type or property',
        })}
        value={search}
        change={setSearch}
        status={translate(
          {id: 'dashboard.airTraffic.count', message: '{count} of {total} aircraft'},
          {count: String(found.length), total: String(aircraft.length)},
        )}
      />
      <p className={styles.only}>
        <SmallButton isPressed={only !== ''} onClick={() => setOnly(only === '' ? 'inside' : '')}>
          {translate(
            {id: 'dashboard.airTraffic.only', message: 'In closed airspace: {count}'},
            {count: String(inside)},
          )}
        </SmallButton>
      </p>
      {isLoading && aircraft.length === 0 && <Loading />}
      {!isLoading && aircraft.length === 0 && (
        <Hint>
          <Translate id="dashboard.airTraffic.none">
            No aircraft yet. Flight objects are listed here when they report to /flights/v2/objects.
          </Translate>
        </Hint>
      )}
      <RowList className={styles.list}>
        {shown.map((each) => (
          <Row key={each.id} each={each} {...props} />
        ))}
      </RowList>
      {more}
    </>
  );
}

function Row({each, selectedId, hovered, now, select, hover}: Props & {readonly each: Aircraft}) {
  const {id, name, object, inside, isSilent} = each;
  const ago = agoWords(now - Date.parse(object.timestamp));
  const [closed] = inside;
  const [units] = useUnits();
  return (
    <ListRow
      className={styles.row}
      isSelected={id === selectedId}
      isHovered={id === hovered}
      toggle={() => select(id === selectedId ? undefined : id)}
      hover={(isOver) => hover(isOver ? id : undefined)}
    >
      <span className={styles.name}>
        {closed && <TroubleMark trouble="airspace" isNamed />}
        {isSilent && <TroubleMark trouble="silent" isNamed />} {name}
      </span>
      <span className={styles.state}>
        {isSilent
          ? translate({id: 'dashboard.airTraffic.silent', message: 'silent, {ago}'}, {ago})
          : flightText(each, ago, units)}
      </span>
      {closed && (
        <span className={styles.inside}>
          {translate(
            {id: 'dashboard.airTraffic.inside', message: 'in {name}'},
            {name: closed.properties.name},
          )}
        </span>
      )}
    </ListRow>
  );
}

/** How high and how fast, as far as it was reported. */
function flightText({object: {geometry, speed}}: Aircraft, ago: string, units: Units): string {
  const altitude = geometry?.coordinates[2];
  const parts = [
    ...(altitude === undefined ? [] : [`${altitude.toFixed(0)} m`]),
    ...(speed === undefined ? [] : [quantityText(speed, 'm/s', units, 0)]),
  ];
  return parts.length > 0 ? parts.join(', ') : ago;
}
