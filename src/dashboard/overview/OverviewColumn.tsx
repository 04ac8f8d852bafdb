import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {weekTimeText} from '@site/src/components/figures/figureWords';
import {agoWords} from '@site/src/components/moment/agoWords';
import {verdictOfHours} from './verdictOfHours';
import {UnreadPlans} from '../shared/flights/UnreadPlans';
import {DataAge} from '../shared/parts/DataAge';
import type {Endangered} from './alertedItems';
import {Attention, type Entry} from './Attention';
import styles from './overview.module.css';
import type {Overview} from './useOverview';

/** What needs attention, by kind; each entry leads to the panel that knows more. */
export function OverviewColumn(props: Overview) {
  const {silent, alerted, burning, closed, conflicted, aircraftIds, now, checked, isLoading, results} = props;
  const {selectMessage} = usePluralForm();
  const panelOf = (id: string) => (aircraftIds.has(id) ? 'air-traffic' : 'locations');
  const entry = ({id, name}: {readonly id: string; readonly name: string}, note: string): Entry => ({
    id,
    name,
    note,
    panel: panelOf(id),
  });
  return (
    <>
      <DataAge results={results} />
      <Attention
        title={translate({
          id: 'dashboard.overview.plans',
          message: 'Plans with conflicts in the coming hours',
        })}
        panel="flights"
        isLoading={isLoading.plans}
        entries={conflicted.map(({plan: {id, name}, check}) => ({
          id,
          name,
          panel: 'flights',
          note: verdictOfHours(check, selectMessage),
        }))}
        remark={
          checked.count < checked.total
            ? translate(
                {
                  id: 'dashboard.overview.checked',
                  message: 'Only the newest {count} of {total} plans are checked.',
                },
                {count: String(checked.count), total: String(checked.total)},
              )
            : undefined
        }
      />
      <UnreadPlans unread={props.unread} />
      <Attention
        title={translate({id: 'dashboard.overview.alerted', message: 'Objects inside weather warnings'})}
        panel="weather-alerts"
        isLoading={isLoading.alerts || isLoading.objects}
        entries={alerted.map((each) => entry(each.item, alertText(each)))}
        remark={alerted.length > 0 ? props.attribution : undefined}
      />
      <Attention
        title={translate({id: 'dashboard.overview.burning', message: 'Objects inside fires'})}
        panel="fire-zones"
        isLoading={isLoading.fires || isLoading.objects}
        entries={burning.map(({item, by}) => entry(item, by))}
      />
      <Attention
        title={translate({id: 'dashboard.overview.closed', message: 'Aircraft in closed airspace'})}
        panel="air-traffic"
        filters={{'air-traffic-only': 'inside'}}
        isLoading={isLoading.objects}
        entries={closed.map((each) => entry(each, each.inside[0]?.properties.name ?? ''))}
      />
      <Attention
        title={translate({id: 'dashboard.overview.silent', message: 'Silent objects'})}
        panel="locations"
        isLoading={isLoading.objects}
        entries={silent.map((item) => entry(item, agoWords(now - Date.parse(item.object.timestamp))))}
      />
      <p className={styles.remark}>
        <Translate id="dashboard.overview.hint">
          An object is silent when three of its reports in a row are missing. Everything here is as of now.
        </Translate>
      </p>
    </>
  );
}

/** The alert with its zone, and its end. */
function alertText({by, until}: Endangered): string {
  if (until === undefined) return by;
  return translate(
    {id: 'dashboard.overview.until', message: '{alert} until {time}'},
    {alert: by, time: weekTimeText(until)},
  );
}
