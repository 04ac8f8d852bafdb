import {translate} from '@docusaurus/Translate';
import {clockText, weekTimeText} from '@site/src/components/figures/figureWords';
import {areaColours} from '@site/src/map/base/dataColours';
import type {Meeting} from './meetings';
import type {Kind} from './things';

/** The colour of the page that each kind has, in the list and on the map. */
export const kindColours = {
  alert: areaColours.severeAlert,
  fire: areaColours.fire,
  restriction: areaColours.airspace,
  area: areaColours.area,
} as const satisfies Record<Kind, string>;

export function kindNames(): Readonly<Record<Kind, string>> {
  return {
    alert: translate({id: 'dashboard.intersect.alerts', message: 'Weather alerts'}),
    fire: translate({id: 'dashboard.intersect.fires', message: 'Fires'}),
    restriction: translate({id: 'dashboard.intersect.restrictions', message: 'Restricted airspace'}),
    area: translate({id: 'dashboard.intersect.areas', message: 'Your areas'}),
  };
}

/** From which kilometre to which. */
export function stretchText({stretch: {from, to}}: Meeting): string {
  return `${(from / 1_000).toFixed(1)}–${(to / 1_000).toFixed(1)}`;
}

/** From when to when somebody is there; on another day than the departure with the day. */
export function timesText({enters, leaves}: Meeting, departure: number): string {
  const isSameDay = new Date(leaves).toDateString() === new Date(departure).toDateString();
  const text = isSameDay ? clockText : weekTimeText;
  return `${text(enters)}–${text(leaves)}`;
}

/** Why a thing is not in force while somebody passes it; empty for what is. */
export function phaseText({phase, thing: {from, until}}: Meeting): string {
  if (phase === 'ahead')
    return translate(
      {id: 'dashboard.intersect.ahead', message: 'begins later, {time}'},
      {time: weekTimeText(from)},
    );
  if (phase === 'over')
    return translate(
      {id: 'dashboard.intersect.over', message: 'over by then, {time}'},
      {time: weekTimeText(until)},
    );
  return '';
}
