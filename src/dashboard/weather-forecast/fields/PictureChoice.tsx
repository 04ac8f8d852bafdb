import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './fields.module.css';

interface Props<Value extends string> {
  /** Names the choice for those who do not see it. */
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly text: string;
    /** Says more than the text, which is part of it; for those who do not see the picture. */
    readonly name?: string;
    readonly picture: ReactNode;
  }[];
  readonly value: string;
  readonly choose: (value: Value) => void;
  /** Whether pictures stand above their texts, not before them. */
  readonly isStacked?: boolean;
}

/** A choice of one among a few that are known by their pictures: radio buttons, three in a row. */
export function PictureChoice<Value extends string>(props: Props<Value>) {
  const {label, options, value, choose, isStacked = false} = props;
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.pictures}>
      {options.map((option) => (
        <label key={option.value} className={clsx(styles.picture, isStacked && styles.stacked)}>
          <input
            type="radio"
            name={group}
            aria-label={option.name}
            checked={value === option.value}
            onChange={() => choose(option.value)}
          />
          {option.picture}
          <span>{option.text}</span>
        </label>
      ))}
    </div>
  );
}
