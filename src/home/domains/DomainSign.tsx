import type {ReactNode} from 'react';
import {ownValue} from '@site/src/base/ownValue';
import styles from './domains.module.css';

/** Chart signs, drawn on a grid of 48. */
const signs: Record<string, ReactNode> = {
  Locations: (
    <>
      <path className={styles.thin} d="M4 40C12 22 20 34 26 24S36 10 44 8" />
      <circle cx="4" cy="40" r="2.5" />
      <circle cx="26" cy="24" r="2.5" />
      <path className={styles.solid} d="M44 2 48 13 43.5 10.4 38 12Z" />
      <path className={styles.thin} d="M32 34h14M39 27v14" />
    </>
  ),
  Flights: (
    <>
      <circle className={styles.dashed} cx="24" cy="24" r="20" />
      <path d="M10 14v20h7V14h7v20h7V14h7v20" />
      <path className={styles.solid} d="M38 30 42 40 38 37.6 34 40Z" />
    </>
  ),
  'Fire zones': (
    <>
      <path d="M6 26 14 10 28 6 42 17 40 34 24 43 8 37Z" />
      <path className={styles.thin} d="M15 25 22 15 31 18 33 29 23 35Z" />
      <path className={styles.solid} d="M21 25 25 20 28 26 24 30Z" />
    </>
  ),
  'Weather alerts': (
    <>
      <path className={styles.dashed} d="M4 10H44V42H4Z" />
      <path className={styles.solid} d="M14 16v20M14 16 32 21 14 26Z" />
      <path className={styles.thin} d="M36 18h4M36 24h4M36 30h4" />
    </>
  ),
  'Weather forecast': (
    <>
      <path className={styles.thin} d="M4 42H44M4 34H44M4 26H44" />
      <path d="M12 42 30 10M30 10l10 5M27 15.4l10 5M24 20.8l5 2.5" />
      <circle cx="12" cy="42" r="2.5" />
    </>
  ),
};

interface Props {
  readonly name: string;
}

/** The sign of a domain; says nothing that its name does not. */
export function DomainSign({name}: Props) {
  return (
    <svg className={styles.sign} viewBox="-2 -2 52 52" aria-hidden="true">
      {ownValue(signs, name)}
    </svg>
  );
}
