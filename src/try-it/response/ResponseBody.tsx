import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Code} from '@site/src/code/block/Code';
import type {OperationDocument} from '@site/src/openapi/document/types';
import styles from './response.module.css';
import type {CallResponse} from '../send/types';
import {bodyView} from './bodyView';
import {BinaryBody} from './BinaryBody';
import {ImageBody} from './ImageBody';
import {JsonBody} from './JsonBody';
import {textOf} from './textOf';

interface Props {
  readonly response: CallResponse;
  readonly operation: OperationDocument;
}

/** The body as what it is; where there is none, that is said in words. */
export function ResponseBody({response, operation}: Props) {
  switch (bodyView(response)) {
    case 'nothing':
      return <p className={styles.empty}>{emptyText(response.status, operation)}</p>;
    case 'json':
      return <JsonBody response={response} operation={operation} />;
    case 'picture':
      return <ImageBody response={response} />;
    case 'text':
      return (
        <Code
          text={textOf(response)}
          label={translate({id: 'tryIt.response.text', message: 'Body as text'})}
        />
      );
    case 'bytes':
      return <BinaryBody response={response} />;
  }
}

function emptyText(status: number, {method}: OperationDocument): ReactNode {
  if (status !== 204) {
    return <Translate id="tryIt.response.empty">The response has no body.</Translate>;
  }
  return method === 'delete' ? (
    <Translate id="tryIt.response.deleted">
      Deleted. Status 204 means success, so the response has no body.
    </Translate>
  ) : (
    <Translate id="tryIt.response.noContent">
      The request succeeded and there is nothing to return. Status 204 means success, so the response has no
      body.
    </Translate>
  );
}
