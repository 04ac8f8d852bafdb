import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {paths} from '@site/src/site/paths';
import {explainResponse} from '../explainResponse';
import type {ErrorExplanationProps, ErrorKind, Explained} from '../types';
import styles from './explanation.module.css';
import {errorKinds} from './kinds';

/** Why a response is an error and what to do: each thing that it says with its page, and the way to its field. */
export function Explanation({response, goTo, isBrief, isLinkAlone}: ErrorExplanationProps) {
  const found = explainResponse(errorKinds, response);
  const kinds = [...new Set(found.map(({kind}) => kind))];
  if (isLinkAlone && kinds[0]) return <KindLink kind={kinds[0]} />;
  if (isBrief || isLinkAlone) return <Brief kinds={kinds} />;
  const fields = found.filter(({field}) => field !== undefined);
  return (
    <section
      className={styles.explanation}
      aria-label={translate({id: 'errors.explanation', message: 'What this error means'})}
    >
      {kinds.map((kind) => (
        <KindLine key={kind?.id ?? ''} kind={kind} />
      ))}
      {fields.length > 0 && (
        <ul className={styles.fields}>
          {fields.map((each) => (
            <FieldLine key={each.message} explained={each} goTo={goTo} hasLink={kinds.length > 1} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface BriefProps {
  readonly kinds: readonly (ErrorKind | undefined)[];
}

function Brief({kinds}: BriefProps) {
  const [kind] = kinds;
  return kind ? (
    <span className={styles.brief}>
      {kind.says} <KindLink kind={kind} />
    </span>
  ) : null;
}

interface KindProps {
  readonly kind: ErrorKind | undefined;
}

function KindLine({kind}: KindProps) {
  return (
    <p>
      {kind ? kind.says : <Translate id="errors.unknown">No page explains this message.</Translate>}{' '}
      <KindLink kind={kind} />
    </p>
  );
}

function KindLink({kind}: KindProps) {
  return kind ? (
    <Link to={`${paths.errors}/${kind.id}`}>{kind.title}</Link>
  ) : (
    <Link to={paths.errors}>
      <Translate id="errors.all">All errors</Translate>
    </Link>
  );
}

interface FieldLineProps {
  readonly explained: Explained;
  readonly goTo: ErrorExplanationProps['goTo'];
  readonly hasLink: boolean;
}

/** A violation: its field first, since that is what has to change. */
function FieldLine({explained: {message, field, kind}, goTo, hasLink}: FieldLineProps) {
  const name = field && pathText(message);
  return (
    <li>
      {field && goTo ? (
        <button
          type="button"
          className={styles.field}
          aria-label={translate(
            {
              id: 'errors.goToField',
              message: 'Go to {field}',
              description: 'Of a request: {field} is a path',
            },
            {field: name ?? ''},
          )}
          onClick={() => goTo(field)}
        >
          {name}
        </button>
      ) : (
        <code>{name}</code>
      )}{' '}
      {message.slice(name?.length ?? 0).replace(/^:?\s/, '')}
      {hasLink && kind && (
        <>
          {' · '}
          <KindLink kind={kind} />
        </>
      )}
    </li>
  );
}

/** The path that a violation begins with, as it is written. */
function pathText(message: string): string {
  return /^(?:\[".*?"\]|[^\s:])+/.exec(message)?.[0] ?? '';
}
