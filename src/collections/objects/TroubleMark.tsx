import {translate} from '@docusaurus/Translate';
import {troubleColours} from '@site/src/map/base/dataColours';
import {troubleShapes, type Trouble} from '@site/src/map/base/troubleShapes';
import styles from './troubleMark.module.css';

interface Props {
  readonly trouble: Trouble;
  /** Whether the words beside it say the same. */
  readonly isNamed?: boolean;
}

/** The badge of what is wrong with an object, as maps draw it. */
export function TroubleMark({trouble, isNamed = false}: Props) {
  const name = isNamed ? {'aria-hidden': true} : {role: 'img', 'aria-label': troubleName(trouble)};
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 16 16"
      style={{color: `var(--${troubleColours[trouble]})`}}
      {...name}
    >
      {!isNamed && <title>{troubleName(trouble)}</title>}
      <path d={troubleShapes[trouble]} />
    </svg>
  );
}

/** What is wrong, in words. */
export function troubleName(trouble: Trouble): string {
  return {
    fire: translate({id: 'trouble.fire', message: 'inside a fire'}),
    airspace: translate({id: 'trouble.airspace', message: 'in closed airspace'}),
    severeAlert: translate({id: 'trouble.severeAlert', message: 'severe weather warning'}),
    silent: translate({id: 'trouble.silent', message: 'silent: three reports missed'}),
    alert: translate({id: 'trouble.alert', message: 'weather warning'}),
  }[trouble];
}
