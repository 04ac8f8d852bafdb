import {translate} from '@docusaurus/Translate';
import {useId} from 'react';
import {Code} from '../block/Code';
import styles from './codeTabs.module.css';
import type {LanguageId} from '../language/languageIds';
import {useLanguage} from '../language/useLanguage';

export interface CodeTab {
  readonly id: LanguageId;
  readonly label: string;
  readonly text: string;
}

interface Props {
  readonly tabs: readonly CodeTab[];
  /** Names the code of a language for those who do not see it. */
  readonly name: (label: string) => string;
}

/**
 * The same in several languages, one shown at a time: the one that the reader chose anywhere, or the first where it
 * is not among them. Native radio buttons choose it, so that it works by keyboard and, through `:has()`, without
 * scripts.
 */
export function CodeTabs({tabs, name}: Props) {
  const [chosen, choose] = useLanguage();
  const group = useId();
  const shown = tabs.some(({id}) => id === chosen) ? chosen : tabs[0]?.id;
  return (
    <div className={styles.tabs} data-languages={tabs.map(({id}) => id).join(' ')}>
      <fieldset className={styles.languages}>
        <legend className={styles.legend}>
          {translate({
            id: 'code.samples.language',
            message: 'Language',
            description: 'Names the language chooser',
          })}
        </legend>
        {tabs.map(({id, label}) => (
          <label key={id} data-language={id} className={styles.language}>
            <input type="radio" name={group} value={id} checked={id === shown} onChange={() => choose(id)} />
            {label}
          </label>
        ))}
      </fieldset>
      {tabs.map(({id, label, text}) => (
        <div key={id} data-language={id} className={styles.panel}>
          <Code text={text} label={name(label)} />
        </div>
      ))}
    </div>
  );
}
