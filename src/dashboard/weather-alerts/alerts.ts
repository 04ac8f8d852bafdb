import {boundsOf, boxesMeet, type Bounds} from '@site/src/map/layers/bounds';
import type {Schemas} from '@site/src/platform';
import {alertKey} from '@site/src/plan-check/conflicts/alertKey';

export type Alert = Schemas['WeatherAlert'];

/** How an alert stands at a time: it is known before it begins, and may be cancelled before it ends. */
export type Phase = 'ahead' | 'inForce' | 'over' | 'cancelled';

const CANCEL = 3;

/** @param time milliseconds since 1970 */
export function phaseOf({messageTypeCode, effectiveTime, expireTime}: Alert, time: number): Phase {
  if (messageTypeCode === CANCEL) return 'cancelled';
  if (time < Date.parse(effectiveTime)) return 'ahead';
  return time < Date.parse(expireTime) ? 'inForce' : 'over';
}

/** Alerts by severity, the gravest first; within one, those that begin first. */
export function bySeverity(alerts: readonly Alert[]): readonly (readonly [code: number, readonly Alert[]])[] {
  return [1, 2, 3, 4, 5].flatMap((code) => {
    const found = alerts
      .filter(({severityCode}) => severityCode === code)
      .sort((one, other) => Date.parse(one.effectiveTime) - Date.parse(other.effectiveTime));
    return found.length > 0 ? [[code, found] as const] : [];
  });
}

/** Which part of a span an alert takes, as shares from its start; undefined where it lies outside. */
export function shareOf(
  {effectiveTime, expireTime}: Alert,
  from: number,
  to: number,
): {readonly start: number; readonly length: number} | undefined {
  const share = (time: number) => Math.max(0, Math.min(1, (time - from) / (to - from)));
  const [start, end] = [share(Date.parse(effectiveTime)), share(Date.parse(expireTime))];
  return end > start ? {start, length: end - start} : undefined;
}

/** Codes that alerts must have, as the address has them; an empty text asks for none. */
export interface Codes {
  readonly severity: string;
  readonly certainty: string;
  readonly urgency: string;
  readonly response: string;
}

/** Whether an alert has all codes that are asked for. */
export function hasCodes({severity, certainty, urgency, response}: Codes): (alert: Alert) => boolean {
  const isAsked = (code: string, found: readonly number[]) => code === '' || found.includes(Number(code));
  return ({severityCode, certaintyCode, urgencyCode, responseTypeCodes}) =>
    isAsked(severity, [severityCode]) &&
    isAsked(certainty, [certaintyCode]) &&
    isAsked(urgency, [urgencyCode]) &&
    isAsked(response, responseTypeCodes);
}

/** Whether the rectangle around a warned area meets what the map shows; an alert without an area may be anywhere. */
export function isInSight(inSight: Bounds): (alert: Alert) => boolean {
  return ({detailPolygon}) => {
    const box = detailPolygon && boundsOf([detailPolygon]);
    return !box || boxesMeet(box, inSight);
  };
}

/** Each alert once: a way may run through a warned area several times. */
export function withoutRepeats(alerts: readonly Alert[]): readonly Alert[] {
  return [...new Map(alerts.map((alert) => [alertKey(alert), alert])).values()];
}

/** The languages of the alerts' texts, English first where it is among them. */
export function languagesIn(alerts: readonly Alert[]): readonly string[] {
  const found = alerts.flatMap(({detailTexts}) => detailTexts.map(({languageCode}) => languageCode));
  return [...new Set(found)].sort((one, other) => Number(other === 'en') - Number(one === 'en'));
}
