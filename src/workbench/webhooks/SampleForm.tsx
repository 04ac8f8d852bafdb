import Translate from '@docusaurus/Translate';
import {useId, useState, type SubmitEvent} from 'react';
import styles from './webhooks.module.css';

interface Props {
  /** Of the deliveries that are listed, to choose from. */
  readonly formats: readonly string[];
  readonly send: (body: string) => Promise<void>;
}

/** Sends a sample event to the webhook of a format. */
export function SampleForm({formats, send}: Props) {
  const [format, body, list] = [useId(), useId(), useId()];
  const [name, setName] = useState(formats[0] ?? 'skytrack');
  const [text, setText] = useState(sample);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(withFormat(text, name));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={format}>
        <Translate id="workbench.webhooks.format">Format of the webhook</Translate>
      </label>
      <input
        id={format}
        list={list}
        required
        value={name}
        onChange={({target}) => setName(target.value)}
        autoComplete="off"
      />
      <datalist id={list}>
        {[...new Set(formats)].map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <label htmlFor={body}>
        <Translate id="workbench.webhooks.sample">Sample event</Translate>
      </label>
      <textarea
        id={body}
        rows={9}
        spellCheck={false}
        value={text}
        onChange={({target}) => setText(target.value)}
      />
      <button type="submit" className="button button--primary button--sm">
        <Translate id="workbench.webhooks.send">Send the sample</Translate>
      </button>
    </form>
  );
}

const sample = `{
  "plans": [
    {
      "id": "sample",
      "name": "Sample",
      "points": [[-121.708, 44.2068]]
    }
  ]
}`;

/** The event with the format of the webhook at its beginning; text that is no object stays, for the sandbox to refuse. */
function withFormat(text: string, format: string): string {
  return text.replace(/^\s*\{(\s*\}?)/, (_all, end: string) =>
    end.includes('}') ? `{"format": ${JSON.stringify(format)}}` : `{"format": ${JSON.stringify(format)}, `,
  );
}
