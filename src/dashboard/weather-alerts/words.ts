import {translate} from '@docusaurus/Translate';
import {clockText, weekTimeText} from '@site/src/components/figures/figureWords';
import type {Alert, Phase} from './alerts';

/** The words of CAP 1.2 for the codes of an alert. */
export function severityWords(): readonly string[] {
  return [
    translate({id: 'dashboard.alerts.severity.1', message: 'Extreme'}),
    translate({id: 'dashboard.alerts.severity.2', message: 'Severe'}),
    translate({id: 'dashboard.alerts.severity.3', message: 'Moderate'}),
    translate({id: 'dashboard.alerts.severity.4', message: 'Minor'}),
    translate({id: 'dashboard.alerts.severity.5', message: 'Unknown'}),
  ];
}

export function certaintyWords(): readonly string[] {
  return [
    translate({id: 'dashboard.alerts.certainty.1', message: 'Observed'}),
    translate({id: 'dashboard.alerts.certainty.2', message: 'Likely'}),
    translate({id: 'dashboard.alerts.certainty.3', message: 'Possible'}),
    translate({id: 'dashboard.alerts.certainty.4', message: 'Unlikely'}),
    translate({id: 'dashboard.alerts.certainty.5', message: 'Unknown'}),
  ];
}

export function urgencyWords(): readonly string[] {
  return [
    translate({id: 'dashboard.alerts.urgency.1', message: 'Immediate'}),
    translate({id: 'dashboard.alerts.urgency.2', message: 'Expected'}),
    translate({id: 'dashboard.alerts.urgency.3', message: 'Future'}),
    translate({id: 'dashboard.alerts.urgency.4', message: 'Past'}),
    translate({id: 'dashboard.alerts.urgency.5', message: 'Unknown'}),
  ];
}

export function responseWords(): readonly string[] {
  return [
    translate({id: 'dashboard.alerts.response.1', message: 'Shelter'}),
    translate({id: 'dashboard.alerts.response.2', message: 'Evacuate'}),
    translate({id: 'dashboard.alerts.response.3', message: 'Prepare'}),
    translate({id: 'dashboard.alerts.response.4', message: 'Execute'}),
    translate({id: 'dashboard.alerts.response.5', message: 'Avoid'}),
    translate({id: 'dashboard.alerts.response.6', message: 'Monitor'}),
    translate({id: 'dashboard.alerts.response.7', message: 'Assess'}),
    translate({id: 'dashboard.alerts.response.8', message: 'All clear'}),
    translate({id: 'dashboard.alerts.response.9', message: 'None'}),
  ];
}

/** Whether a message is new, an update or a cancellation. */
export function messageWord({messageTypeCode}: Alert): string {
  return (
    [
      translate({id: 'dashboard.alerts.message.1', message: 'New'}),
      translate({id: 'dashboard.alerts.message.2', message: 'Update'}),
      translate({id: 'dashboard.alerts.message.3', message: 'Cancelled'}),
    ][messageTypeCode - 1] ?? ''
  );
}

/** How an alert stands, with the time at which that changes. */
export function phaseText({effectiveTime, expireTime}: Alert, phase: Phase): string {
  switch (phase) {
    case 'ahead':
      return translate(
        {id: 'dashboard.alerts.ahead', message: 'begins {time}'},
        {time: weekTimeText(effectiveTime)},
      );
    case 'inForce':
      return translate(
        {id: 'dashboard.alerts.inForce', message: 'in force until {time}'},
        {time: weekTimeText(expireTime)},
      );
    case 'over':
      return translate(
        {id: 'dashboard.alerts.over', message: 'ended {time}'},
        {time: weekTimeText(expireTime)},
      );
    case 'cancelled':
      return translate({id: 'dashboard.alerts.cancelled', message: 'cancelled'});
  }
}

/**
 * What the UTC of an alert's own text is on the reader's clock; undefined where the text names no time in UTC, and where
 * clocks show that anyway.
 *
 * @param time ISO 8601: one of the alert's times
 */
export function utcText(text: string, time: string): string | undefined {
  const moment = new Date(time);
  if (!/\bUTC\b/.test(text) || moment.getTimezoneOffset() === 0) return undefined;
  return translate(
    {
      id: 'dashboard.alerts.utc',
      message: 'Times in this text are in UTC: {utc} UTC is {local} on your clock.',
    },
    {utc: moment.toISOString().slice(11, 16), local: clockText(time)},
  );
}
