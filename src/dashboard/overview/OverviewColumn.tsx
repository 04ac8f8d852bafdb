import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {Item} from '@site/src/collections/objects/items';
import {weekTimeText} from '@site/src/components/figures/figureWords';
import {agoWords} from '@site/src/components/moment/agoWords';
import {verdictOfHours} from './verdictOfHours';
import {UnreadPlans} from '../shared/flights/UnreadPlans';
import {DataAge} from '../shared/parts/DataAge';
import type {Endangered} from './alertedItems';
import {Attention, type Entry, type Section} from './Attention';
import styles from './overview.module.css';
import type {Overview} from './useOverview';

/** What needs attention, by kind, the gravest first; each entry leads to the panel that knows more. */
export function OverviewColumn(props: Overview) {
  const sections = useSections(props);
  // What there is none of is named after what there is.
  const isOver = ({entries, isLoading}: Section) => entries.length === 0 && !isLoading;
  const inOrder = [...sections.filter((each) => !isOver(each)), ...sections.filter(isOver)];
  return (
    <>
      <DataAge results={props.results} />
      {inOrder.map((section) => (
        <Attention key={section.title} {...section} />
      ))}
      <p className={styles.remark}>
        <Translate id="dashboard.overview.hint">
          An object is silent when three of its reports in a row are missing. Everything here is as of now.
        </Translate>
      </p>
    </>
  );
}

function useSections(overview: Overview): readonly Section[] {
  const {silent, alerted, burning, closed, known, aircraftIds, now, isLoading, attribution} = overview;
  const plans = usePlansSection(overview);
  const entry = ({id, name}: Pick<Item, 'id' | 'name'>, note: string): Entry => ({
    id,
    name,
    note,
    panel: aircraftIds.has(id) ? 'air-traffic' : 'locations',
    troubles: known.get(id) ?? [],
  });
  return [
    {
      title: translate({id: 'dashboard.overview.burning', message: 'Objects inside fires'}),
      mark: 'fire',
      panel: 'fire-zones',
      isLoading: isLoading.fires || isLoading.objects,
      entries: burning.map(({item, by}) => entry(item, by)),
    },
    {
      title: translate({id: 'dashboard.overview.closed', message: 'Aircraft in closed airspace'}),
      mark: 'airspace',
      panel: 'air-traffic',
      filters: {'air-traffic-only': 'inside'},
      isLoading: isLoading.objects,
      entries: closed.map((each) => entry(each, each.inside[0]?.properties.name ?? '')),
    },
    {
      title: translate({id: 'dashboard.overview.alerted', message: 'Objects inside weather warnings'}),
      mark: alerted.some(({trouble}) => trouble === 'severeAlert') ? 'severeAlert' : 'alert',
      panel: 'weather-alerts',
      isLoading: isLoading.alerts || isLoading.objects,
      entries: alerted.map((each) => entry(each.item, alertText(each))),
      remark: alerted.length > 0 && attribution && <p className={styles.remark}>{attribution}</p>,
    },
    plans,
    {
      title: translate({id: 'dashboard.overview.silent', message: 'Silent objects'}),
      mark: 'silent',
      panel: 'locations',
      isLoading: isLoading.objects,
      entries: silent.map((item) => entry(item, agoWords(now - Date.parse(item.object.timestamp)))),
    },
  ];
}

function usePlansSection({conflicted, checked, unread, isLoading}: Overview): Section {
  const {selectMessage} = usePluralForm();
  return {
    title: translate({
      id: 'dashboard.overview.plans',
      message: 'Plans with conflicts in the coming hours',
    }),
    panel: 'flights',
    isLoading: isLoading.plans,
    entries: conflicted.map(({plan: {id, name}, check}) => ({
      id,
      name,
      panel: 'flights',
      note: verdictOfHours(check, selectMessage),
    })),
    remark: (
      <>
        {checked.count < checked.total && (
          <p className={styles.remark}>
            <Translate id="dashboard.overview.checked" values={{count: checked.count, total: checked.total}}>
              {'Only the newest {count} of {total} plans are checked.'}
            </Translate>
          </p>
        )}
        <UnreadPlans unread={unread} />
      </>
    ),
  };
}

/** The alert with its zone, and its end. */
function alertText({by, until}: Endangered): string {
  if (until === undefined) return by;
  return translate(
    {id: 'dashboard.overview.until', message: '{alert} until {time}'},
    {alert: by, time: weekTimeText(until)},
  );
}
