import {translate} from '@docusaurus/Translate';
import type {Suggestion} from '../places/types';
import {PositionField} from './PositionField';
import styles from './positionFields.module.css';
import {positionText} from '../places/positionText';
import type {DrawTool} from './types';

interface Props extends Pick<DrawTool, 'positions' | 'change' | 'most'> {
  /** Finds what else than towns has a name and a position. */
  readonly others?: ((text: string) => readonly Suggestion[]) | undefined;
}

/** Positions as texts: whoever cannot draw types them, and what is drawn can be made exact. */
export function PositionFields({positions, change, most = Infinity, others}: Props) {
  return (
    <ol className={styles.positions}>
      {positions.map((position, index) => (
        <PositionField
          // A position that the map has changed is a new text.
          key={`${index} ${positionText(position)}`}
          label={translate(
            {id: 'map.draw.position', message: 'Position {number}'},
            {number: String(index + 1)},
          )}
          position={position}
          others={others}
          change={(next) => change(positions.with(index, next))}
          remove={() => change(positions.toSpliced(index, 1))}
        />
      ))}
      {positions.length < most && (
        <PositionField
          key={positions.length}
          label={translate({id: 'map.draw.newPosition', message: 'New position'})}
          others={others}
          change={(next) => change([...positions, next])}
        />
      )}
    </ol>
  );
}
