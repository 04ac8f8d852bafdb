import Translate, {translate} from '@docusaurus/Translate';
import {CopyButton} from '@site/src/components/copy/CopyButton';
import {Segments} from '@site/src/components/segments/Segments';
import {findFeatures, GeoJsonMap} from '@site/src/map';
import {useMemo, useState} from 'react';
import {prettyJson} from '@site/src/openapi/request/layOut';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {parseBody} from '@site/src/openapi/validation/body';
import type {Issue} from '@site/src/openapi/validation/types';
import {validate} from '@site/src/openapi/validation/validate';
import {BodyIssues} from '../editor/BodyIssues';
import {LazyJsonEditor} from '../editor/LazyJsonEditor';
import controls from '../controls.module.css';
import styles from './answer.module.css';
import type {Answer} from '../send/types';

interface Props {
  readonly answer: Answer;
  readonly operation: OperationDocument;
}

/** Past this many bytes a body is shown as it came: laying it out and checking it would stop the page. */
const MOST_CHECKED = 1_000_000;

/** A JSON body in a read-only editor, and whether it keeps the contract; what lies somewhere, on a map as well. */
export function JsonBody({answer, operation}: Props) {
  const {text, shown, issues, features} = useMemo(() => read(answer, operation), [answer, operation]);
  const [view, setView] = useState<View>('json');
  return (
    <>
      {features.length > 0 && <BodyViewChooser view={view} choose={setView} />}
      {features.length > 0 && view === 'map' ? (
        <GeoJsonMap features={features} />
      ) : (
        <div className={styles.viewer}>
          <LazyJsonEditor
            text={shown}
            label={translate({id: 'calls.answer.json', message: 'Body of the answer'})}
            readOnly
            tools={<CopyButton className={controls.quiet} text={text} />}
          />
        </div>
      )}
      {issues && <Verdict issues={issues} />}
    </>
  );
}

type View = 'json' | 'map';

interface BodyViewChooserProps {
  readonly view: View;
  readonly choose: (view: View) => void;
}

function BodyViewChooser({view, choose}: BodyViewChooserProps) {
  return (
    <Segments
      label={translate({id: 'calls.answer.view', message: 'Show the body as'})}
      options={[
        {value: 'json', name: translate({id: 'calls.answer.view.json', message: 'JSON'})},
        {value: 'map', name: translate({id: 'calls.answer.view.map', message: 'Map'})},
      ]}
      value={view}
      choose={choose}
    />
  );
}

interface VerdictProps {
  readonly issues: readonly Issue[];
}

function Verdict({issues}: VerdictProps) {
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
  const parsed = body.length > MOST_CHECKED ? undefined : parseBody(text);
  if (parsed === undefined || !('value' in parsed))
    return {text, shown: text, issues: undefined, features: []};
  const schema = responses[status]?.content[contentType]?.schema;
  return {
    text,
    shown: prettyJson(parsed.value),
    issues: schema && validate(parsed.value, schema, schemas),
    features: findFeatures(parsed.value),
  };
}
