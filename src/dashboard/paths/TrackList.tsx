import {pluralText} from '@site/src/components/plural/pluralText';
import Translate, {translate} from '@docusaurus/Translate';
import {distanceText} from '@site/src/components/figures/figureWords';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import {ListRow} from '@site/src/components/list-row/ListRow';
import {RowList} from '@site/src/components/list-row/RowList';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useUnits} from '@site/src/components/units/useUnits';
import {PlatformError} from '@site/src/platform';
import {useMemo} from 'react';
import styles from './paths.module.css';
import {summaryOf} from './summary';
import type {Track} from './track';
import type {Tracks} from './useTracks';
import {measureText} from './words';

interface Props {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly loaded: Tracks;
  readonly gapMs: number;
  readonly activeId: string | undefined;
  readonly activate: (id: string) => void;
  readonly remove: (id: string) => void;
}

/** The tracks in words, how far they are loaded, and which of them the chart shows. */
export function TrackList({ids, nameOf, loaded, gapMs, activeId, activate, remove}: Props) {
  const {tracks, results, progress, isLoading, isCancelled, cancel, goOn} = loaded;
  return (
    <>
      <RowList className={styles.list}>
        {ids.map((id, index) => {
          const track = tracks.find((each) => each.id === id);
          const name = nameOf(id);
          return (
            <ListRow
              key={id}
              isSelected={id === activeId}
              isHovered={false}
              toggle={() => activate(id)}
              hover={() => undefined}
              actions={
                <IconButton
                  isQuiet
                  name={translate({id: 'dashboard.paths.remove', message: 'Remove {name}'}, {name})}
                  path="m4 4 8 8M12 4l-8 8"
                  onClick={() => remove(id)}
                />
              }
            >
              <strong>{name}</strong>
              <br />
              <span className={styles.soft}>
                {track ? (
                  <SummaryText track={track} gapMs={gapMs} />
                ) : (
                  stateText(results[index]?.error, progress.get(id))
                )}
              </span>
            </ListRow>
          );
        })}
      </RowList>
      {isLoading && (
        <div className={styles.loading}>
          <progress
            aria-label={translate({id: 'dashboard.paths.progress', message: 'History loaded'})}
            value={ids.reduce((sum, id) => sum + (progress.get(id)?.share ?? 0), 0) / Math.max(1, ids.length)}
          />
          <SmallButton onClick={cancel}>
            <Translate id="dashboard.paths.cancel">Cancel</Translate>
          </SmallButton>
        </div>
      )}
      {isCancelled && (
        <p className={styles.loading} role="status">
          <Translate id="dashboard.paths.cancelled">Loading was cancelled.</Translate>
          <SmallButton onClick={goOn}>
            <Translate id="dashboard.paths.loadAgain">Load again</Translate>
          </SmallButton>
        </p>
      )}
    </>
  );
}

interface SummaryProps {
  readonly track: Track;
  readonly gapMs: number;
}

function SummaryText({track, gapMs}: SummaryProps) {
  const [units] = useUnits();
  const {reports, distance, topSpeed, gaps} = useMemo(() => summaryOf(track, gapMs), [track, gapMs]);
  if (reports === 0) return <Translate id="dashboard.paths.none">no reports in this period</Translate>;
  return (
    <>
      {[
        pluralText(
          translate(
            {
              id: 'dashboard.paths.reports',
              message: '{count} report|{count} reports',
              description: 'Plural forms of {count}',
            },
            {count: reports.toLocaleString()},
          ),
          reports,
        ),
        distanceText(distance),
        topSpeed !== undefined &&
          translate(
            {id: 'dashboard.paths.topSpeed', message: 'top speed {speed}'},
            {speed: measureText('speed', topSpeed, units)},
          ),
        gaps.length > 0 &&
          translate({id: 'dashboard.paths.gaps', message: 'gaps: {count}'}, {count: String(gaps.length)}),
      ]
        .filter(Boolean)
        .join(', ')}
    </>
  );
}

function stateText(error: unknown, progress: {readonly count: number} | undefined): string {
  if (error instanceof PlatformError && error.status === 404)
    return translate({id: 'dashboard.paths.unknown', message: 'this object has never reported'});
  if (error) return translate({id: 'dashboard.paths.failed', message: 'could not be loaded'});
  return pluralText(
    translate(
      {
        id: 'dashboard.paths.loading',
        message: '{count} report so far|{count} reports so far',
        description: 'Plural forms of {count}',
      },
      {count: (progress?.count ?? 0).toLocaleString()},
    ),
    progress?.count ?? 0,
  );
}
