import {pluralText} from '@site/src/components/plural/pluralText';
import Translate, {translate} from '@docusaurus/Translate';
import {Choice} from '@site/src/components/choice/Choice';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {usePieces} from '@site/src/components/list-row/usePieces';
import {SearchField} from '@site/src/components/search-field/SearchField';
import {isInForce} from '@site/src/flight-plans/layers/airspaceLayer';
import type {Restriction} from '@site/src/plan-check';
import {useFilter} from '../../shared/view/useView';
import {timesText} from '@site/src/flight-plans/words/conflictWords';
import {altitudeText} from '@site/src/flight-plans/words/figureWords';
import styles from '../flights.module.css';
import {typeWords} from './restrictionWords';

interface Props {
  readonly restrictions: readonly Restriction[];
  readonly found: readonly Restriction[];
  /** The time shown. */
  readonly time: number;
  readonly selected: string | undefined;
  readonly hovered: string | undefined;
  readonly select: (id: string | undefined) => void;
  readonly hover: (id: string | undefined) => void;
}

/** Restrictions of all types, with their ceilings and times. */
export function RestrictionList({restrictions, found, time, selected, hovered, select, hover}: Props) {
  const {shown, more} = usePieces(found);
  const [search, setSearch] = useFilter('flights-airspace');
  const [type, setType] = useFilter('flights-type');
  return (
    <>
      <Choice
        label={translate({id: 'dashboard.airspace.type', message: 'Type'})}
        options={typeWords()}
        value={type}
        choose={setType}
        hasAny
      />
      <SearchField
        label={translate({id: 'dashboard.airspace.search', message: 'Search restrictions'})}
        placeholder={translate({id: 'dashboard.airspace.searchHint', message: 'Name, id, reason or state'})}
        value={search}
        change={setSearch}
        status={pluralText(
          translate(
            {
              id: 'dashboard.airspace.count',
              message: '{count} of {total} area|{count} of {total} areas',
              description: 'Plural forms of {total}',
            },
            {count: String(found.length), total: String(restrictions.length)},
          ),
          restrictions.length,
        )}
      />
      <section className={styles.group}>
        <RowList>
          {shown.map((restriction) => {
            const {restrictionId: id, name, ceilingMeters} = restriction.properties;
            return (
              <ListRow
                key={`${id}:${restriction.id}`}
                className={styles.row}
                isSelected={id === selected}
                isHovered={id === hovered}
                toggle={() => select(id === selected ? undefined : id)}
                hover={(isOver) => hover(isOver ? id : undefined)}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.why}>
                  {ceilingMeters === undefined
                    ? translate({id: 'dashboard.airspace.noCeiling', message: 'no ceiling'})
                    : translate(
                        {id: 'dashboard.airspace.ceiling', message: 'up to {height} above sea level'},
                        {height: altitudeText(ceilingMeters)},
                      )}
                  {', '}
                  {timesText(restriction.properties)}
                  {!isInForce(restriction, time) && (
                    <em className={styles.ahead}>
                      <Translate id="dashboard.airspace.notInForce">not in force at the time shown</Translate>
                    </em>
                  )}
                </span>
              </ListRow>
            );
          })}
        </RowList>
        {more}
      </section>
    </>
  );
}
