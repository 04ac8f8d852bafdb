import {translate} from '@docusaurus/Translate';
import type {NamedExamples} from '@site/src/openapi/document/types';
import {sentText} from '@site/src/openapi/request/exampleRequest';
import {ownValue} from '@site/src/base/ownValue';
import styles from '../explorer.module.css';

interface Props {
  readonly examples: NamedExamples;
  readonly contentType: string;
  readonly onChoose: (text: string) => void;
}

/** Puts one of the contract's examples into the body. A menu of actions, so it shows no choice afterwards. */
export function ExampleChooser({examples, contentType, onChoose}: Props) {
  const label = translate({id: 'reference.body.example', message: 'Use an example…'});
  return (
    <select
      className={styles.compact}
      aria-label={label}
      value=""
      onChange={({target}) => {
        const value = ownValue(examples, target.value)?.value;
        if (value !== undefined) onChoose(sentText(value, contentType));
      }}
    >
      <option value="">{label}</option>
      {Object.entries(examples).map(([name, {summary}]) => (
        <option key={name} value={name}>
          {summary ?? name}
        </option>
      ))}
    </select>
  );
}
