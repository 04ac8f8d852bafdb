import {translate} from '@docusaurus/Translate';
import type {FindingKind} from '../contract/types';
import type {CheckProgress} from './checkTraffic';
import styles from './traffic.module.css';

interface Props {
  readonly progress: CheckProgress;
  readonly hasFailed: boolean;
}

/** How far the check is, and how much it found of each kind. */
export function TrafficSummary({progress: {checked, foreign, left}, hasFailed}: Props) {
  const kinds = new Map<FindingKind, number>();
  for (const {findings} of checked)
    for (const {kind} of findings) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const wrong = checked.filter(({findings}) => findings.length > 0).length;
  return (
    <div className={styles.summary}>
      <p role="status">
        {hasFailed
          ? translate({
              id: 'workbench.traffic.failed',
              message: 'The contract could not be loaded. Check your connection and try again.',
            })
          : left > 0
            ? translate(
                {id: 'workbench.traffic.left', message: 'Checking: {count} calls left'},
                {count: String(left)},
              )
            : translate(
                {id: 'workbench.traffic.done', message: '{wrong} of {count} calls have findings.'},
                {wrong: String(wrong), count: String(checked.length)},
              )}
      </p>
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
