import Translate, {translate} from '@docusaurus/Translate';
import {CopyIcon} from '@site/src/components/copy/CopyIcon';
import {Segments} from '@site/src/components/segments/Segments';
import {findFeatures, GeoJsonMap} from '@site/src/map';
import {useMemo, useState} from 'react';
import {formatJson} from '@site/src/openapi/document/formatJson';
import {keepsNumbers} from '@site/src/openapi/document/keepsNumbers';
import type {OperationDocument} from '@site/src/openapi/document/types';
import {parseJson} from '@site/src/openapi/document/parseJson';
import type {Violation} from '@site/src/openapi/validation/types';
import {findViolations} from '@site/src/openapi/validation/findViolations';
import {ownValue} from '@site/src/base/ownValue';
import {responseFor} from '@site/src/openapi/document/responseFor';
import {BodyViolations} from '../checks/BodyViolations';
import {describeKeyword} from '../checks/describeKeyword';
import {LazyJsonEditor} from '../editor/LazyJsonEditor';
import controls from '../controls.module.css';
import styles from './response.module.css';
import type {CallResponse} from '../send/types';

interface Props {
  readonly response: CallResponse;
  readonly operation: OperationDocument;
}

/** Past this many bytes a body is shown as it came: formatting and checking it would block the page. */
const MOST_CHECKED = 1_000_000;

/** A JSON body in a read-only editor, and whether it matches the contract; what has a position, on a map as well. */
export function JsonBody({response, operation}: Props) {
  const {text, shown, violations, features} = useMemo(() => read(response, operation), [response, operation]);
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
            label={translate({id: 'tryIt.response.json', message: 'Body of the response'})}
            readOnly
            tools={<CopyIcon className={controls.icon} text={text} />}
          />
        </div>
      )}
      {violations && <Verdict violations={violations} />}
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
      label={translate({id: 'tryIt.response.view', message: 'Show the body as'})}
      options={[
        {value: 'json', name: translate({id: 'tryIt.response.view.json', message: 'JSON'})},
        {value: 'map', name: translate({id: 'tryIt.response.view.map', message: 'Map'})},
      ]}
      value={view}
      choose={choose}
    />
  );
}

interface VerdictProps {
  readonly violations: readonly Violation[];
}

function Verdict({violations}: VerdictProps) {
  if (violations.length === 0) {
    return (
      <p className={styles.note}>
        <Translate id="tryIt.response.keeps">The body matches the contract.</Translate>
      </p>
    );
  }
  return (
    <details className={controls.more}>
      <summary>
        <Translate id="tryIt.response.breaks" values={{count: violations.length}}>
          {'Differences from the contract: {count}'}
        </Translate>
      </summary>
      <BodyViolations violations={violations.slice(0, 20)} />
    </details>
  );
}

function read({body, status, contentType}: CallResponse, {responses, schemas}: OperationDocument) {
  const text = new TextDecoder().decode(body);
  const parsed = body.length > MOST_CHECKED ? undefined : parseJson(text);
  if (!parsed) return {text, shown: text, violations: undefined, features: []};
  const schema = ownValue(responseFor(responses, status)?.content, contentType)?.schema;
  return {
    text,
    shown: keepsNumbers(text) ? formatJson(parsed.value) : text,
    violations: schema && findViolations(parsed.value, schema, schemas, describeKeyword),
    features: findFeatures(parsed.value),
  };
}
