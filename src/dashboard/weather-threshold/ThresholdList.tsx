import {translate} from '@docusaurus/Translate';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import {RowList} from '@site/src/components/list-row/RowList';
import {useUnits} from '@site/src/components/units/useUnits';
import type {Threshold} from '../shared/thresholds/thresholds';
import styles from './threshold.module.css';
import {thresholdText} from './words';

interface Props {
  readonly thresholds: readonly Threshold[];
  readonly edit: (threshold: Threshold) => void;
  readonly remove: (threshold: Threshold) => void;
}

/** The thresholds with their ids, by which events are called. */
export function ThresholdList({thresholds, edit, remove}: Props) {
  const [units] = useUnits();
  return (
    <RowList className={styles.list}>
      {thresholds.map((threshold) => {
        const {id, description} = threshold;
        return (
          <li key={id}>
            <div>
              <strong>{description ?? thresholdText(threshold, units)}</strong>
              <span>
                <code>{id}</code> {description && thresholdText(threshold, units)}
              </span>
            </div>
            <IconButton
              isQuiet
              name={translate({id: 'dashboard.threshold.edit', message: 'Edit {id}'}, {id})}
              path="M3 13l.7-2.8L10.5 3.4l2.1 2.1L5.8 12.3z"
              onClick={() => edit(threshold)}
            />
            <IconButton
              isQuiet
              name={translate({id: 'dashboard.threshold.remove', message: 'Remove {id}'}, {id})}
              path="m4 4 8 8M12 4l-8 8"
              onClick={() => remove(threshold)}
            />
          </li>
        );
      })}
    </RowList>
  );
}
