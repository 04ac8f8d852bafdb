import Translate, {translate} from '@docusaurus/Translate';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import type {Position} from 'geojson';
import {useId, useState, type KeyboardEvent} from 'react';
import {SuggestionList} from '../places/SuggestionList';
import type {Suggestion} from '../places/types';
import {useSuggestions} from '../places/useSuggestions';
import styles from './positionFields.module.css';
import {parsePosition, positionText} from '../places/positionText';

interface Props {
  readonly label: string;
  readonly position?: Position;
  readonly change: (position: Position) => void;
  readonly remove?: () => void;
  /** Finds what else than towns has a name and a position. */
  readonly others?: ((text: string) => readonly Suggestion[]) | undefined;
}

/** A position in degrees, or the name of a place. Takes over what was typed on Enter, and when it is left. */
export function PositionField({label, position, change, remove, others}: Props) {
  const before = position ? positionText(position) : '';
  const [text, setText] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const id = useId();
  const found = useSuggestions(isOpen && text !== before ? text : '', others);
  const hasList = isOpen && found.length > 0;
  const type = (next: string) => {
    setText(next);
    setOpen(true);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    setOpen(false);
    setWrong(false);
    setText(positionText(suggestion.position));
    change(suggestion.position);
  };
  const take = () => {
    setOpen(false);
    if (text === before) return setWrong(false);
    const next = parsePosition(text);
    setWrong(!next && text.trim() !== '');
    return next && change(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0 && hasList) {
      event.preventDefault();
      setActive((active + by + found.length + (active < 0 && by < 0 ? 1 : 0)) % found.length);
    } else if (event.key === 'Escape' && hasList) {
      // A dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter') {
      // In a form it would send it.
      event.preventDefault();
      const meant = hasList ? found[Math.max(0, active)] : undefined;
      if (meant) choose(meant);
      else take();
    }
  };
  return (
    <li className={styles.position}>
      <span className={styles.field}>
        <input
          role="combobox"
          autoComplete="off"
          value={text}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-activedescendant={hasList && active >= 0 ? `${id}-list-${active}` : undefined}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          placeholder={translate({id: 'map.draw.placeholder', message: 'A place, or longitude, latitude'})}
          onChange={({target}) => type(target.value)}
          onBlur={take}
          onKeyDown={onKeyDown}
        />
        {hasList && <SuggestionList id={`${id}-list`} suggestions={found} active={active} choose={choose} />}
      </span>
      {remove && (
        <IconButton
          isQuiet
          name={translate({id: 'map.draw.remove', message: 'Remove {label}'}, {label})}
          path="m4 4 8 8M12 4l-8 8"
          onClick={remove}
        />
      )}
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
          <Translate id="map.draw.wrong">
            Choose a place from the list, or write longitude and latitude in degrees, such as -121.3153,
            44.0582.
          </Translate>
        </p>
      )}
    </li>
  );
}
