import {translate} from '@docusaurus/Translate';
import styles from './suggestions.module.css';
import type {Suggestion} from './types';

interface Props {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** Index of the one that Enter takes; -1 for none. */
  readonly active: number;
  readonly choose: (suggestion: Suggestion) => void;
}

/** Below a field: what its text may mean. The field keeps the focus and points at the active one. */
export function SuggestionList({id, suggestions, active, choose}: Props) {
  return (
    <ul
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={translate({id: 'map.places.found', message: 'Places found'})}
    >
      {suggestions.map((suggestion, index) => (
        // The field has the focus, and the keys: arrows and Enter.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
        <li
          key={suggestion.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // The field would be left, and the list gone, before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(suggestion)}
        >
          {suggestion.title} <span>{suggestion.note}</span>
        </li>
      ))}
    </ul>
  );
}
