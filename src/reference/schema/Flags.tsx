import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './schema.module.css';

interface Props {
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly writeOnly?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
}

/** The yes-or-no properties of a field, in words. */
export function Flags({required, readOnly, writeOnly, deprecated}: Props) {
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
