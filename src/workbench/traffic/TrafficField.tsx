import Translate, {translate} from '@docusaurus/Translate';
import {fileField, SmallButton} from '@site/src/components/small-button/SmallButton';
import {useEffect, useId, useRef, useState, type DragEvent} from 'react';
import styles from './traffic.module.css';

interface Props {
  readonly check: (text: string) => void;
  /** How often a button led back here: it is gone then, and the field takes the focus. */
  readonly timesLeft: number;
}

/** Takes a file that is dropped or chosen, and text that is pasted. */
export function TrafficField({check, timesLeft}: Props) {
  const [id, file] = [useId(), useId()];
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (timesLeft > 0) input.current?.focus();
  }, [timesLeft]);
  const read = (chosen: File | undefined) => void chosen?.text().then(check);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [first] = event.dataTransfer.files;
    if (first) read(first);
    else check(event.dataTransfer.getData('text'));
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>
        <Translate id="workbench.traffic.what">
          Drop a HAR file or a Postman collection here, or paste one, or a curl command. Each call is checked
          against the contract: unknown operations, wrong parameters and bodies, deprecated operations, keys
          in addresses.
        </Translate>
      </p>
      <p className={styles.private}>
        <Translate id="workbench.traffic.private">
          Everything is checked in this browser. Nothing is uploaded.
        </Translate>
      </p>
      <label htmlFor={file}>
        <Translate id="workbench.traffic.file">File</Translate>
      </label>
      <input
        ref={input}
        id={file}
        className={fileField}
        type="file"
        accept=".har,.json,.sh,.txt,application/json,text/plain"
        onChange={({target}) => read(target.files?.[0])}
      />
      <label htmlFor={id}>
        <Translate id="workbench.traffic.text">Text</Translate>
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={6}
        spellCheck={false}
        value={text}
        placeholder={translate({id: 'workbench.traffic.example', message: 'curl …'})}
        onChange={({target}) => setText(target.value)}
      />
      <SmallButton isDisabled={text.trim() === ''} onClick={() => check(text)}>
        <Translate id="workbench.traffic.check">Check</Translate>
      </SmallButton>
    </div>
  );
}
