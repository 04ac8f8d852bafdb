import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import placed from '@generated/errors/default/examples.json';
import {paths} from '@site/src/site/paths';
import type {PlacedExample} from '../types';
import {useErrorKind} from './useErrorKind';
import styles from './errorMessages.module.css';

const examples: readonly PlacedExample[] = placed;

/** The messages of the error that a page is about, with those that the contract gives as examples. */
export function ErrorMessages() {
  const kind = useErrorKind();
  const own = examples.filter((each) => each.kind === kind.id);
  const texts = [...new Set(own.map(({message}) => message))];
  return (
    <>
      {kind.statuses.length > 0 && (
        <p>
          <Translate id="errors.page.status" values={{status: <code>{kind.statuses.join(', ')}</code>}}>
            {'Status: {status}'}
          </Translate>
        </p>
      )}
      <MessageList
        label={translate({id: 'errors.page.messages', message: 'Messages'})}
        messages={kind.messages.map((message) => ({message}))}
      />
      {texts.length > 0 && (
        <>
          <p>
            <Translate id="errors.page.examples">Examples from the reference:</Translate>
          </p>
          <MessageList
            label={translate({id: 'errors.page.exampleList', message: 'Examples'})}
            messages={texts.map((message) => ({message, operationIds: operationsWith(own, message)}))}
          />
        </>
      )}
    </>
  );
}

interface ListProps {
  readonly label: string;
  readonly messages: readonly {readonly message: string; readonly operationIds?: readonly string[]}[];
}

const MOST_OPERATIONS = 3;

function MessageList({label, messages}: ListProps) {
  return (
    <ul className={styles.messages} aria-label={label}>
      {messages.map(({message, operationIds = []}) => (
        <li key={message}>
          <code>{message}</code>
          {operationIds.slice(0, MOST_OPERATIONS).map((id) => (
            <span key={id}>
              {' '}
              <Link to={`${paths.api}${kebab(id)}`}>{id}</Link>
            </span>
          ))}
          {operationIds.length > MOST_OPERATIONS && ' …'}
        </li>
      ))}
    </ul>
  );
}

function operationsWith(examples: readonly PlacedExample[], message: string): string[] {
  return [
    ...new Set(examples.filter((each) => each.message === message).flatMap((each) => each.operationIds)),
  ];
}

/** The page of an operation bears its id in kebab case. */
function kebab(id: string): string {
  return id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
