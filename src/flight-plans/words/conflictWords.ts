import {translate} from '@docusaurus/Translate';
import {apiUnits, shownUnit, valueText, type Units} from '@site/src/components/units/units';
import type {Cause, Conflict, Verdict} from '@site/src/plan-check';
import {altitudeText, kilometreText, momentText} from './figureWords';

export function verdictText(verdict: Verdict): string {
  switch (verdict) {
    case 'go':
      return translate({id: 'dashboard.flights.go', message: 'Go'});
    case 'look':
      return translate({id: 'dashboard.flights.look', message: 'Caution'});
    case 'noGo':
      return translate({id: 'dashboard.flights.noGo', message: 'No-go'});
  }
}

/** What a conflict is about. */
export function conflictTitle({cause}: Conflict): string {
  switch (cause.kind) {
    case 'restriction':
      return cause.restriction.name;
    case 'alert':
      return cause.alert.headlineText;
    case 'forecast':
      return cause.threshold.description;
  }
}

/** The weather alerts among what stands against a plan, which are to be attributed. */
export function alertsOf(conflicts: readonly Conflict[]) {
  return conflicts.flatMap(({cause}) => (cause.kind === 'alert' ? [cause.alert] : []));
}

/** Why it stands against the plan. @param units what measures of the weather are shown in */
export function whyText(cause: Cause, units: Units = apiUnits): string {
  switch (cause.kind) {
    case 'restriction': {
      const {restriction, isHeightKnown} = cause;
      return `${timesText(restriction)}: ${ceilingText(restriction.ceilingMeters, isHeightKnown)}`;
    }
    case 'alert':
      return translate(
        {id: 'dashboard.flights.why.alert', message: '{event} in {area} until {time}'},
        {
          event: cause.alert.eventDescription,
          area: cause.alert.areaName,
          time: momentText(cause.alert.expireTime),
        },
      );
    case 'forecast': {
      const {threshold, readings} = cause;
      const most = Math.max(...readings.map((reading) => reading.most));
      const least = Math.min(...readings.map((reading) => reading.least));
      const isBelow = threshold.operator.startsWith('<');
      return translate(
        {id: 'dashboard.flights.why.forecast', message: '{type} {value} {unit}, limit {limit} {unit}'},
        {
          type: threshold.type,
          unit: shownUnit(threshold.unit, units),
          limit: valueText(threshold.value, threshold.unit, units),
          value: valueText(isBelow ? least : most, threshold.unit, units, 1),
        },
      );
    }
  }
}

function ceilingText(ceiling: number | undefined, isHeightKnown: boolean): string {
  if (ceiling === undefined)
    return translate({id: 'dashboard.flights.why.noCeiling', message: 'closed at every altitude'});
  const height = altitudeText(ceiling);
  return isHeightKnown
    ? translate(
        {id: 'dashboard.flights.why.ceiling', message: 'closed up to {height} above sea level'},
        {height},
      )
    : translate(
        {
          id: 'dashboard.flights.why.unknownHeight',
          message:
            'closed up to {height} above sea level; the plan does not give its altitude above sea level',
        },
        {height},
      );
}

/** When a restriction is in force. */
export function timesText({activeTime, endTime}: {activeTime?: string; endTime?: string}): string {
  if (activeTime && endTime)
    return translate(
      {id: 'dashboard.flights.times.both', message: '{from} to {to}'},
      {from: momentText(activeTime), to: momentText(endTime)},
    );
  if (activeTime)
    return translate(
      {id: 'dashboard.flights.times.from', message: 'from {from}'},
      {from: momentText(activeTime)},
    );
  if (endTime)
    return translate({id: 'dashboard.flights.times.to', message: 'until {to}'}, {to: momentText(endTime)});
  return translate({id: 'dashboard.flights.times.always', message: 'at all times'});
}

export function stretchText({from, to}: Pick<Conflict, 'from' | 'to'>): string {
  return translate(
    {id: 'dashboard.flights.stretch', message: 'km {from} to {to}'},
    {from: kilometreText(from).replace(' km', ''), to: kilometreText(to).replace(' km', '')},
  );
}
