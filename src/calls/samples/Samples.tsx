import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useId, useMemo} from 'react';
import {Code} from '../code/Code';
import {languages} from './languages';
import styles from './samples.module.css';
import type {SampleInput} from './types';
import {useLanguage} from './useLanguage';

/**
 * A request in every language, one shown at a time. Native radio buttons choose it, so that it works by keyboard
 * and, through `:has()`, without scripts.
 */
export function Samples({input}: {input: SampleInput}): ReactNode {
  const [chosen, choose] = useLanguage();
  const group = useId();
  const samples = useMemo(
    () => languages.map((language) => ({...language, text: language.print(input)})),
    [input],
  );
  return (
    <div className={styles.samples}>
      <fieldset className={styles.languages}>
        <legend className={styles.legend}>
          {translate({
            id: 'calls.samples.language',
            message: 'Language',
            description: 'Names the language chooser',
          })}
        </legend>
        {languages.map(({id, label}) => (
          <label key={id} data-language={id} className={styles.language}>
            <input
              type="radio"
              name={group}
              value={id}
              checked={id === chosen.id}
              onChange={() => choose(id)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {samples.map(({id, label, text}) => (
        <div key={id} data-language={id} className={styles.panel}>
          <Code
            text={text}
            label={translate(
              {
                id: 'calls.samples.label',
                message: 'Request in {language}',
                description: 'Names a code sample',
              },
              {language: label},
            )}
          />
        </div>
      ))}
    </div>
  );
}
