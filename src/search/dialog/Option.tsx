import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {MethodBadge} from '@site/src/components/method/MethodBadge';
import type {SearchResult} from '../engine/types';
import {Marked} from './Marked';
import styles from './search.module.css';

interface Props {
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** One result: what it is, the page or heading it belongs to, and the words that match. */
export function ResultOption({result, to, ...props}: Props & {result: SearchResult; to: string}) {
  const {record, terms} = result;
  const {operation, kind, title, place, text} = record;
  const isName = kind === 'field';
  return (
    <Option {...props} to={to}>
      <span className={clsx(styles.title, isName && styles.name)}>
        {operation && <MethodBadge method={operation.method} />}{' '}
        <Marked text={place && !isName && !operation ? place : title} terms={terms} />
        {operation?.isDeprecated && (
          <span className={styles.deprecated}>
            {' '}
            <Translate id="search.deprecated">deprecated</Translate>
          </span>
        )}
      </span>
      {operation ? (
        <code className={styles.path}>
          <Marked text={operation.path} terms={terms} />
        </code>
      ) : (
        (isName || place) && <span className={styles.place}>{isName ? place : title}</span>
      )}
      {text && (
        <span className={styles.text}>
          <Marked text={text} terms={terms} around />
        </span>
      )}
    </Option>
  );
}

/** A question asked before. */
export function QuestionOption({question, ...props}: Props & {question: string}) {
  return (
    <Option {...props}>
      <span className={styles.title}>{question}</span>
    </Option>
  );
}

/** A link where it leads somewhere, so that the browser's own ways to open one work. */
function Option({id, isActive, onPoint, onChoose, to, children}: Props & {to?: string; children: ReactNode}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({block: 'nearest'});
  }, [isActive]);
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    onMouseMove: onPoint,
    onClick: onChoose,
  };
  return (
    <div ref={element} role="presentation">
      {to === undefined ? (
        <div {...shared}>{children}</div>
      ) : (
        <Link {...shared} to={to}>
          {children}
        </Link>
      )}
    </div>
  );
}
