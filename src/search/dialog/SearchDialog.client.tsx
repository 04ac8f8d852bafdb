import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type KeyboardEvent} from 'react';
import {ownValue} from '@site/src/base/ownValue';
import {SEARCH_FILE} from '../engine/file';
import {choicesOf, type Choice} from './choices';
import {ChoiceList, optionId} from './ChoiceList';
import {recentQuestions, rememberQuestion} from './recent';
import styles from './search.module.css';
import {SearchStatus} from './SearchStatus';
import {useSearch} from './useSearch';

export interface SearchDialogProps {
  /** What was typed while the dialog was being downloaded. */
  readonly typedAhead: string;
  readonly onClose: () => void;
}

/** The search: a field that suggests. The focus stays in the field; arrows move the choice, Enter opens it. */
export function SearchDialog({typedAhead, onClose}: SearchDialogProps) {
  const {withBaseUrl} = useBaseUrlUtils();
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(typedAhead);
  const [active, setActive] = useState(0);
  const [recent] = useState(recentQuestions);
  const state = useSearch(withBaseUrl(SEARCH_FILE), typed);
  const choices = choicesOf(state, recent);
  useEffect(() => dialog.current?.showModal(), []);

  // At once, and not when the browser's own event comes: a key pressed in between would be lost.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const type = (words: string) => {
    setTyped(words);
    setActive(0);
  };
  /** @param isOpening whether the choice's own link opens it already */
  const choose = (choice: Choice, isOpening: boolean) => {
    if (choice.question !== undefined) return type(choice.question);
    rememberQuestion(typed.trim());
    close();
    if (!isOpening) history.push(withBaseUrl(choice.result.record.to));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ownValue({ArrowDown: 1, ArrowUp: -1}, event.key);
    const choice = choices[active];
    if (step !== undefined && choices.length > 0)
      setActive((active + step + choices.length) % choices.length);
    else if (event.key === 'Enter' && choice) choose(choice, false);
    else return;
    event.preventDefault();
  };
  const label = translate({id: 'search.label', message: 'Search guides, operations and fields'});
  return (
    // A click on the backdrop is a click on the dialog itself; the keyboard has Escape, which the browser reads.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onCancel={close}
      onClick={({target}) => target === dialog.current && close()}
    >
      <div className={styles.head}>
        <input
          type="text"
          role="combobox"
          className={styles.field}
          aria-label={label}
          aria-expanded={choices.length > 0}
          aria-controls="search-choices"
          aria-autocomplete="list"
          aria-activedescendant={choices.length > 0 ? optionId(active) : undefined}
          placeholder={translate({id: 'search.placeholder', message: 'A word, a path, a question'})}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={({target}) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={() => close()}>
          {translate({id: 'search.close', message: 'Close'})}
        </button>
      </div>
      <SearchStatus state={state} hasRecent={recent.length > 0} onAsk={type} />
      <ChoiceList
        choices={choices}
        active={active}
        onPoint={setActive}
        onChoose={(choice) => choose(choice, true)}
      />
    </dialog>
  );
}
