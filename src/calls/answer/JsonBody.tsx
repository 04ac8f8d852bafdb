import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/components/copy/CopyButton';
import type {ReactNode} from 'react';
import {useMemo} from 'react';
import {prettyJson} from '../code/layOut';
import type {OperationDocument} from '../contract/types';
import {parseBody} from '../validation/body';
import type {Issue} from '../validation/types';
import {validate} from '../validation/validate';
import {BodyIssues} from '../validation/BodyIssues';
import {LazyJsonEditor} from '../editor/LazyJsonEditor';
import controls from '../controls.module.css';
import styles from './answer.module.css';
import type {Answer} from '../send/types';

interface Props {
  answer: Answer;
  operation: OperationDocument;
}

/** Past this many bytes a body is shown as it came: laying it out and checking it would stop the page. */
const mostChecked = 1_000_000;

/** A JSON body in a read-only editor, and whether it keeps the contract. */
export function JsonBody({answer, operation}: Props): ReactNode {
  const {text, shown, issues} = useMemo(() => read(answer, operation), [answer, operation]);
  return (
    <>
      <div className={styles.viewer}>
        <LazyJsonEditor
          text={shown}
          label={translate({id: 'calls.answer.json', message: 'Body of the answer'})}
          readOnly
          tools={<CopyButton className={controls.quiet} text={text} />}
        />
      </div>
      {issues && <Verdict issues={issues} />}
    </>
  );
}

function Verdict({issues}: {issues: readonly Issue[]}): ReactNode {
  if (issues.length === 0) {
    return (
      <p className={styles.note}>
        <Translate id="calls.answer.keeps">The body keeps the contract.</Translate>
      </p>
    );
  }
  return (
    <details className={controls.more}>
      <summary>
        <Translate id="calls.answer.breaks" values={{count: issues.length}}>
          {'Places where the body differs from the contract: {count}'}
        </Translate>
      </summary>
      <BodyIssues issues={issues.slice(0, 20)} />
    </details>
  );
}

function read({body, status, contentType}: Answer, {responses, schemas}: OperationDocument) {
  const text = new TextDecoder().decode(body);
  const parsed = body.length > mostChecked ? undefined : parseBody(text);
  if (parsed === undefined || !('value' in parsed)) return {text, shown: text, issues: undefined};
  const schema = responses[status]?.content[contentType]?.schema;
  return {
    text,
    shown: prettyJson(parsed.value),
    issues: schema && validate(parsed.value, schema, schemas),
  };
}
