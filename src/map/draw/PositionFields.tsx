import Translate, {translate} from '@docusaurus/Translate';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import type {Position} from 'geojson';
import {useId, useState} from 'react';
import styles from './positionFields.module.css';
import {parsePosition, positionText} from './positionText';
import type {DrawTool} from './types';

type Props = Pick<DrawTool, 'positions' | 'change' | 'most'>;

/** Positions as texts: whoever cannot draw types them, and what is drawn can be made exact. */
export function PositionFields({positions, change, most = Infinity}: Props) {
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
          change={(next) => change(positions.with(index, next))}
          remove={() => change(positions.toSpliced(index, 1))}
        />
      ))}
      {positions.length < most && (
        <PositionField
          key={positions.length}
          label={translate({id: 'map.draw.newPosition', message: 'New position'})}
          change={(next) => change([...positions, next])}
        />
      )}
    </ol>
  );
}

interface FieldProps {
  readonly label: string;
  readonly position?: Position;
  readonly change: (position: Position) => void;
  readonly remove?: () => void;
}

/** Takes over what was typed on Enter, and when it is left. */
function PositionField({label, position, change, remove}: FieldProps) {
  const before = position ? positionText(position) : '';
  const [text, setText] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const take = () => {
    if (text === before) return setWrong(false);
    const next = parsePosition(text);
    setWrong(!next && text.trim() !== '');
    return next && change(next);
  };
  return (
    <li className={styles.position}>
      <input
        value={text}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        placeholder={translate({id: 'map.draw.placeholder', message: 'longitude, latitude'})}
        onChange={({target}) => setText(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // In a form it would send it.
          event.preventDefault();
          take();
        }}
      />
      {remove && (
        <IconButton
          isQuiet
          name={translate({id: 'map.draw.remove', message: 'Remove {label}'}, {label})}
          path="m4 4 8 8M12 4l-8 8"
          onClick={remove}
        />
      )}
      {isWrong && (
        <p id={id} role="alert" className={styles.wrong}>
          <Translate id="map.draw.wrong">
            Write longitude and latitude in degrees, such as -121.3153, 44.0582.
          </Translate>
        </p>
      )}
    </li>
  );
}
