import {pluralText} from '@site/src/components/plural/pluralText';
import Translate, {translate} from '@docusaurus/Translate';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {usePieces} from '@site/src/components/list-row/usePieces';
import {SearchField} from '@site/src/components/search-field/SearchField';
import type {PlanItem} from '@site/src/flight-plans/data/planCalls';
import {Hint} from '../../shared/parts/Hint';
import type {PathedPlan} from '@site/src/plan-check';
import {useFilter} from '../../shared/view/useView';
import {kilometreText, momentText} from '@site/src/flight-plans/words/figureWords';
import {useCallback, useMemo, useState, type ReactNode} from 'react';
import styles from '../flights.module.css';
import {nextToCheck} from './nextToCheck';
import {RowVerdict} from './RowVerdict';
import {useRowsOnScreen} from './useRowsOnScreen';
import type {Draft} from '@site/src/flight-plans/files/readDrafts';

interface Props {
  /** All that are stored, and those of them that the search has found. */
  readonly items: readonly PlanItem[];
  readonly found: readonly PlanItem[];
  readonly drafts: readonly Draft[];
  /** Those whose contents are loaded. */
  readonly plans: readonly PathedPlan[];
  readonly selected: string | undefined;
  readonly hovered: string | undefined;
  readonly select: (id: string | undefined) => void;
  readonly hover: (id: string | undefined) => void;
}

/** Drafts of this visit, then what is stored. */
export function PlanList({items, found, drafts, plans, ...rows}: Props) {
  const {shown, more} = usePieces(found);
  const [search, setSearch] = useFilter('flights-search');
  const {shown: onScreen, watch} = useRowsOnScreen();
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const finish = useCallback((id: string) => setChecked((before) => new Set([...before, id])), []);
  const byId = useMemo(() => new Map(plans.map((plan) => [plan.id, plan])), [plans]);
  const allowed = nextToCheck(
    shown.map(({flightPlanId}) => flightPlanId).filter((id) => byId.has(id)),
    onScreen,
    checked,
  );
  const verdictOf = (plan: PathedPlan | undefined) =>
    plan && <RowVerdict plan={plan} isChecked={allowed.has(plan.id)} finish={finish} />;
  return (
    <>
      {drafts.length > 0 && (
        <section className={styles.group}>
          <h3>
            <Translate id="dashboard.flights.drafts">Not stored</Translate> <span>{drafts.length}</span>
          </h3>
          <RowList label={translate({id: 'dashboard.flights.drafts', message: 'Not stored'})}>
            {drafts.map(({id, name, path}) => (
              <Row key={id} id={id} name={name} {...rows} note={kilometreText(path.length)} />
            ))}
          </RowList>
        </section>
      )}
      <SearchField
        label={translate({id: 'dashboard.flights.search', message: 'Search plans'})}
        placeholder={translate({id: 'dashboard.flights.searchHint', message: 'Name, id or collection'})}
        value={search}
        change={setSearch}
        status={pluralText(
          translate(
            {
              id: 'dashboard.flights.count',
              message: '{count} of {total} plan|{count} of {total} plans',
              description: 'Plural forms of {total}',
            },
            {count: String(found.length), total: String(items.length)},
          ),
          items.length,
        )}
      />
      {items.length === 0 && (
        <Hint>
          <Translate id="dashboard.flights.none">
            No plan is stored yet. Open a file to check one, and store it from here or with the API.
          </Translate>
        </Hint>
      )}
      <section className={styles.group}>
        <RowList>
          {shown.map(({flightPlanId, collectionName, collectionId, received}) => (
            <Row
              key={flightPlanId}
              id={flightPlanId}
              name={byId.get(flightPlanId)?.name ?? flightPlanId}
              {...rows}
              watch={watch}
              verdict={verdictOf(byId.get(flightPlanId))}
              note={`${collectionName ?? collectionId}, ${momentText(received)}`}
            />
          ))}
        </RowList>
        {more}
      </section>
    </>
  );
}

interface RowProps extends Pick<Props, 'selected' | 'hovered' | 'select' | 'hover'> {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Learns whether the row is on screen. */
  readonly watch?: (element: HTMLElement) => () => void;
  readonly verdict?: ReactNode;
}

function Row({id, name, note, watch, verdict, selected, hovered, select, hover}: RowProps) {
  return (
    <ListRow
      className={styles.row}
      isSelected={id === selected}
      isHovered={id === hovered}
      toggle={() => select(id === selected ? undefined : id)}
      hover={(isOver) => hover(isOver ? id : undefined)}
    >
      <span ref={watch} data-row={id} className={styles.name}>
        {name}
      </span>
      {verdict}
      <span className={styles.why}>{note}</span>
    </ListRow>
  );
}
