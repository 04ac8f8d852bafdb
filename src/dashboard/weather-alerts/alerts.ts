import type {Schemas} from '@site/src/platform';

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
