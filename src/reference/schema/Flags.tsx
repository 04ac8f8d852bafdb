import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './schema.module.css';

interface Props {
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  writeOnly?: boolean | undefined;
  deprecated?: boolean | undefined;
}

/** The yes-or-no properties of a field, in words. */
export function Flags({required, readOnly, writeOnly, deprecated}: Props): ReactNode {
  const words = {
    required: translate({id: 'reference.flag.required', message: 'required'}),
    readOnly: translate({id: 'reference.flag.readOnly', message: 'read-only'}),
    writeOnly: translate({id: 'reference.flag.writeOnly', message: 'write-only'}),
    deprecated: translate({id: 'reference.flag.deprecated', message: 'deprecated'}),
  };
  return (
    <>
      {required && <span className={clsx(styles.flag, styles.required)}>{words.required} </span>}
      {readOnly && <span className={styles.flag}>{words.readOnly} </span>}
      {writeOnly && <span className={styles.flag}>{words.writeOnly} </span>}
      {deprecated && <span className={clsx(styles.flag, styles.deprecated)}>{words.deprecated} </span>}
    </>
  );
}
