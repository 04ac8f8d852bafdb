import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {RowList} from '@site/src/components/list-row/RowList';
import {TroubleMark} from '@site/src/collections/objects/TroubleMark';
import type {Trouble} from '@site/src/map/base/troubleShapes';
import {paths} from '@site/src/site/paths';
import {useId, useState, type ReactNode} from 'react';
import {useView} from '../shared/view/useView';
import {formatView} from '../shared/view/view';
import styles from './overview.module.css';

/** How many are named before somebody asks for all. */
const MOST_NAMED = 6;

/** One thing that needs attention. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Id of the panel that knows more. */
  readonly panel: string;
  /** Everything that is wrong with it, the gravest first. */
  readonly troubles?: readonly Trouble[];
}

/** A kind of trouble. */
export interface Section {
  readonly title: string;
  /** What the map draws at each of them. */
  readonly mark?: Trouble | undefined;
  /** Id of the panel that the count leads to. */
  readonly panel: string;
  readonly filters?: Readonly<Record<string, string>>;
  readonly entries: readonly Entry[];
  readonly isLoading: boolean;
  readonly remark?: ReactNode;
}

/** How often there is a kind of trouble, and where. */
export function Attention({title, mark, panel, filters = {}, entries, isLoading, remark}: Section) {
  const {view} = useView();
  const id = useId();
  const [hasAll, setAll] = useState(false);
  const hrefOf = (to: string, ids: readonly string[], wanted: Readonly<Record<string, string>>) =>
    `${paths.dashboard}${formatView({...view, panel: to, ids, filters: wanted})}`;
  return (
    <section className={styles.attention} aria-labelledby={id} data-some={entries.length > 0}>
      <h3 id={id}>
        <Link to={hrefOf(panel, [], filters)}>
          <strong>{isLoading && entries.length === 0 ? '…' : entries.length}</strong>{' '}
          {mark && <TroubleMark trouble={mark} isNamed />} {title}
        </Link>
      </h3>
      {entries.length > 0 ? (
        <RowList>
          {entries.slice(0, hasAll ? undefined : MOST_NAMED).map((entry) => (
            <li key={`${entry.panel}:${entry.id}`}>
              {entry.troubles?.map((trouble) => (
                <TroubleMark key={trouble} trouble={trouble} isNamed={trouble === mark} />
              ))}{' '}
              <Link to={hrefOf(entry.panel, [entry.id], {})}>{entry.name}</Link> <span>{entry.note}</span>
            </li>
          ))}
        </RowList>
      ) : (
        <p className={styles.remark}>
          {isLoading
            ? translate({id: 'dashboard.overview.loading', message: 'Checking…'})
            : translate({id: 'dashboard.overview.none', message: 'None.'})}
        </p>
      )}
      {entries.length > MOST_NAMED && (
        <SmallButton isExpanded={hasAll} onClick={() => setAll(!hasAll)}>
          {hasAll ? (
            <Translate id="dashboard.overview.fewer">Show fewer</Translate>
          ) : (
            <Translate id="dashboard.overview.more" values={{count: entries.length - MOST_NAMED}}>
              {'Show {count} more'}
            </Translate>
          )}
        </SmallButton>
      )}
      {remark}
    </section>
  );
}
