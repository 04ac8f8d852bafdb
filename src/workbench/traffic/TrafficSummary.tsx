import {translate} from '@docusaurus/Translate';
import type {FindingKind} from '../contract/types';
import type {CheckProgress} from './checkTraffic';
import type {CheckPhase} from './useTrafficCheck';
import styles from './traffic.module.css';

interface Props {
  readonly phase: CheckPhase;
  /** Undefined where nothing was checked. */
  readonly progress: CheckProgress | undefined;
}

/** How far the check is, and how much it found of each kind. */
export function TrafficSummary({phase, progress = nothing}: Props) {
  const {checked, foreign} = progress;
  const kinds = new Map<FindingKind, number>();
  for (const {findings} of checked)
    for (const {kind} of findings) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return (
    <div className={styles.summary}>
      <p role="status">{phaseText(phase, progress)}</p>
      <ul>
        {[...kinds].map(([kind, count]) => (
          <li key={kind}>
            {kindName(kind)}: {count}
          </li>
        ))}
        {foreign > 0 && (
          <li>
            {translate(
              {id: 'workbench.traffic.foreign', message: 'Calls to other services, passed over: {count}'},
              {count: String(foreign)},
            )}
          </li>
        )}
      </ul>
    </div>
  );
}

const nothing: CheckProgress = {checked: [], foreign: 0, left: 0};

function phaseText(phase: CheckPhase, {checked, left}: CheckProgress): string {
  const wrong = String(checked.filter(({findings}) => findings.length > 0).length);
  switch (phase) {
    case 'failed':
      return translate({
        id: 'workbench.traffic.failed',
        message: 'The contract could not be loaded. Check your connection and try again.',
      });
    case 'checking':
      return translate(
        {id: 'workbench.traffic.left', message: 'Checking… Calls left: {count}'},
        {count: String(left)},
      );
    case 'stopped':
      return translate(
        {
          id: 'workbench.traffic.stopped',
          message: 'Stopped. Calls with findings: {wrong} of {count}. Not checked: {left}.',
        },
        {wrong, count: String(checked.length), left: String(left)},
      );
    case 'done':
      return translate(
        {id: 'workbench.traffic.done', message: 'Calls with findings: {wrong} of {count}'},
        {wrong, count: String(checked.length)},
      );
    default:
      return '';
  }
}

function kindName(kind: FindingKind): string {
  const names: Record<FindingKind, string> = {
    unknownOperation: translate({id: 'workbench.kind.unknown', message: 'Unknown operations'}),
    violation: translate({id: 'workbench.kind.violation', message: 'Wrong parameters and bodies'}),
    deprecated: translate({id: 'workbench.kind.deprecated', message: 'Deprecated'}),
    keyInAddress: translate({id: 'workbench.kind.key', message: 'Keys in addresses'}),
    undocumented: translate({
      id: 'workbench.kind.undocumented',
      message: 'Responses that the contract does not describe',
    }),
  };
  return names[kind];
}
