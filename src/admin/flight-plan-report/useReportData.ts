import type {PlanItem} from '@site/src/flight-plans/data/planCalls';
import {useEffect, useMemo} from 'react';
import {useLoaderVersion} from '../shared/useLoaderVersion';
import {usePlatform} from '../shared/usePlatform';
import type {ReportView} from './address/reportView';
import {isListed, needOf} from './rows/findRows';
import type {ReportRow} from './rows/reportRow';
import type {Wanted} from './useCsvExport';
import {createReportData} from './data/reportData';

export function useNewReportData() {
  const platform = usePlatform();
  const data = useMemo(() => createReportData(platform), [platform]);
  useEffect(
    () => () => {
      data.contents.want([]);
      data.checks.want([]);
    },
    [data],
  );
  useHourlyChecks(data);
  return {platform, data};
}

type Data = ReturnType<typeof createReportData>;

/** What was found for the hours from one on is not true for those from the next one on. */
function useHourlyChecks(data: Data): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        data.forgetChecks();
        wait();
      }, data.untilNextHour());
    };
    wait();
    return () => clearTimeout(timer);
  }, [data]);
}

/** The plans of the list with what has come of them so far. */
export function useRows(data: Data, items: readonly PlanItem[]): readonly ReportRow[] {
  const contents = useLoaderVersion(data.contents);
  const checks = useLoaderVersion(data.checks);
  return useMemo(
    () => items.map((item) => rowOf(data, item)),
    // oxlint-disable-next-line react/exhaustive-deps -- the versions tell that the loaders know more
    [data, items, contents, checks],
  );
}

function rowOf({contents, checks}: Data, item: PlanItem): ReportRow {
  return {item, contents: contents.valueOf(item.flightPlanId), check: checks.valueOf(item.flightPlanId)};
}

/** What is still to come of all that the view needs. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/**
 * Loads what is in sight first, and then, where filters, order or a file need it, all the others.
 *
 * @param inSight ids of the rows in sight
 * @param wanted plans that a file is written of
 */
export function useLoading(
  data: Data,
  rows: readonly ReportRow[],
  view: ReportView,
  inSight: readonly string[],
  wanted: Wanted | undefined,
): Progress {
  const need = wanted?.need ?? needOf(view);
  const hasChecks = need === 'check' || view.show !== 'table' || view.columns.includes('conflicts');
  const listed = useMemo(() => {
    if (need === 'list') return [];
    const ids = wanted && new Set(wanted.ids);
    return rows.filter(({item}) => (ids ? ids.has(item.flightPlanId) : isListed(item, view)));
  }, [rows, view, need, wanted]);
  useEffect(() => {
    const others = listed.filter(({contents}) => !contents).map(({item}) => item.flightPlanId);
    data.contents.want([...inSight, ...others]);
    const unchecked =
      need === 'check'
        ? listed.filter(({contents, check}) => contents && !check).map(({item}) => item.flightPlanId)
        : [];
    // A row is checked once its contents have come; `rows` is another list then.
    const seen = inSight.filter((id) => data.contents.valueOf(id));
    data.checks.want(hasChecks ? [...seen, ...unchecked] : []);
  }, [data, rows, listed, inSight, need, hasChecks]);
  const isDone = ({contents, check}: ReportRow) => (need === 'check' ? check : contents) !== undefined;
  return {done: listed.filter(isDone).length, total: listed.length};
}

/** Ids of the plans of which something could not be loaded, the same list as long as the rows are. */
export function useFailed(data: Data, rows: readonly ReportRow[]): readonly string[] {
  return useMemo(
    () => [...new Set([...data.contents.failedIds(), ...data.checks.failedIds()])],
    // oxlint-disable-next-line react/exhaustive-deps -- other rows mean that the loaders know more
    [data, rows],
  );
}
