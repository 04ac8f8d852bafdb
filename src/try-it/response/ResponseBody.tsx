import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Code} from '@site/src/code/block/Code';
import type {OperationDocument} from '@site/src/openapi/document/types';
import styles from './response.module.css';
import type {CallResponse} from '../send/types';
import {BinaryBody} from './BinaryBody';
import {ImageBody} from './ImageBody';
import {JsonBody} from './JsonBody';

interface Props {
  readonly answer: CallResponse;
  readonly operation: OperationDocument;
}

/** The body as what it is: JSON to fold and search, an image, text, bytes, or nothing, which is said in words. */
export function ResponseBody({answer, operation}: Props) {
  const {status, body, contentType} = answer;
  if (status === 204 || body.length === 0)
    return <p className={styles.empty}>{emptyText(status, operation)}</p>;
  if (/[/+]json$/.test(contentType)) return <JsonBody answer={answer} operation={operation} />;
  if (contentType.startsWith('image/')) return <ImageBody answer={answer} />;
  if (contentType.startsWith('text/')) {
    const label = translate({id: 'calls.answer.text', message: 'Body as text'});
    return <Code text={new TextDecoder().decode(body)} label={label} />;
  }
  return <BinaryBody answer={answer} />;
}

function emptyText(status: number, {method}: OperationDocument): ReactNode {
  if (status !== 204) {
    return <Translate id="calls.answer.empty">The answer has no body.</Translate>;
  }
  return method === 'delete' ? (
    <Translate id="calls.answer.deleted">
      Done: what you named is deleted. The service says so by the status 204 alone and sends no body.
    </Translate>
  ) : (
    <Translate id="calls.answer.noContent">
      The request is fine and there is nothing to tell. The service says so by the status 204 alone and sends
      no body.
    </Translate>
  );
}
