import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Choice} from './choices';
import {QuestionOption, ResultOption} from './Option';
import styles from './search.module.css';

interface Props {
  readonly choices: readonly Choice[];
  readonly active: number;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** Id of an option, for the field to point at. */
export function optionId(index: number): string {
  return `search-choice-${index}`;
}

/** The choices by group. It is always there: the field names it even when it is empty. */
export function ChoiceList({choices, active, onPoint, onChoose}: Props) {
  const {withBaseUrl} = useBaseUrlUtils();
  const groups = [...new Set(choices.map(({group}) => group))];
  return (
    <div
      id="search-choices"
      role="listbox"
      className={styles.list}
      hidden={choices.length === 0}
      aria-label={translate({id: 'search.results', message: 'Results'})}
    >
      {groups.map((name, at) => (
        <div key={name} role="group" aria-labelledby={`search-group-${at}`}>
          <div id={`search-group-${at}`} role="presentation" className={styles.group}>
            {name}
          </div>
          {choices.map((choice, index) => {
            if (choice.group !== name) return null;
            const shared = {
              id: optionId(index),
              isActive: index === active,
              onPoint: () => onPoint(index),
              onChoose: () => onChoose(choice),
            };
            return choice.result ? (
              <ResultOption
                key={index}
                {...shared}
                result={choice.result}
                to={withBaseUrl(choice.result.record.to)}
              />
            ) : (
              <QuestionOption key={index} {...shared} question={choice.question} />
            );
          })}
        </div>
      ))}
    </div>
  );
}
