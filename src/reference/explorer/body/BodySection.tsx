import Translate, {translate} from '@docusaurus/Translate';
import {useImperativeHandle, useMemo, useRef, useState, type Ref} from 'react';
import type {OperationDocument, RequestBody} from '@site/src/openapi/document/types';
import type {RequestBodyDraft} from '@site/src/openapi/request/types';
import {parseJson} from '@site/src/openapi/document/parseJson';
import type {Violation} from '@site/src/openapi/validation/types';
import {LazyJsonEditor} from '@site/src/try-it/editor/LazyJsonEditor';
import {isObject} from '@site/src/openapi/document/isObject';
import {markNumbers, restoreNumbers} from '@site/src/openapi/document/exactNumbers';
import {formatJson} from '@site/src/openapi/document/formatJson';
import {ownValue} from '@site/src/base/ownValue';
import styles from '../explorer.module.css';
import {drawableBody} from '../drawing/drawable';
import {DrawButton} from '../drawing/DrawButton';
import {movedToHour} from '../draft/firstDraft';
import {focusField} from '../fields/focusField';
import {BodyForm, bodyFieldKey} from './BodyForm';
import {BodyViolations} from '@site/src/try-it/checks/BodyViolations';
import {ExampleChooser} from './ExampleChooser';
import {flatProperties} from './flat';
import {ViewChooser, type BodyView} from './ViewChooser';

/** What others can ask of the body. */
export interface BodyHandle {
  /** Puts the cursor where a value stands: into its field, or into the text. */
  readonly goTo: (keys: readonly string[]) => void;
}

interface Props {
  readonly ref?: Ref<BodyHandle>;
  readonly requestBody: RequestBody;
  readonly schemas: OperationDocument['schemas'];
  readonly body: RequestBodyDraft;
  /** The hour that examples are moved to. */
  readonly hour: Date;
  readonly onChange: (body: RequestBodyDraft) => void;
  readonly onLeave: () => void;
  readonly onSubmit: () => void;
  readonly violations: readonly Violation[];
}

/** The body: as fields where it is flat enough, and always as JSON; both edit one text. */
export function BodySection({
  ref,
  requestBody,
  schemas,
  body,
  hour,
  onChange,
  onLeave,
  onSubmit,
  violations,
}: Props) {
  const media = ownValue(requestBody.content, body.contentType);
  const properties = useMemo(() => media?.schema && flatProperties(media.schema, schemas), [media, schemas]);
  const [wanted, setWanted] = useState<BodyView>('form');
  const [sought, setSought] = useState<readonly string[]>();
  const group = useRef<HTMLFieldSetElement>(null);
  // Both ways of changing a part of the body write it anew: numbers that they do not touch must come out as they were.
  const parsed = useMemo(() => parseJson(markNumbers(body.text)), [body.text]);
  const value = parsed && isObject(parsed.value) ? parsed.value : undefined;
  // A text that is no object has no fields: then there is only the text.
  const view = properties && value ? wanted : 'json';
  const write = (text: string): void => onChange({...body, text});
  const drawable = useMemo(() => drawableBody(parsed?.value, formatJson), [parsed]);
  useImperativeHandle(ref, () => ({
    goTo: (keys) => {
      const [name] = keys;
      if (name !== undefined && group.current && focusField(group.current, bodyFieldKey(name))) return;
      setWanted('json');
      setSought(keys);
    },
  }));
  return (
    <fieldset ref={group} className={styles.group}>
      <legend>
        <Translate id="reference.body.heading">Request body</Translate>
      </legend>
      <div className={styles.bar}>
        {properties && <ViewChooser view={view} onChoose={setWanted} canShowForm={value !== undefined} />}
        {media && (
          <ExampleChooser
            examples={media.examples}
            contentType={body.contentType}
            onChoose={(text) => write(movedToHour(text, hour))}
          />
        )}
      </div>
      {drawable && <DrawButton drawable={drawable} onChange={(text) => write(restoreNumbers(text))} />}
      {view === 'form' && properties && value ? (
        <BodyForm
          properties={properties}
          value={value}
          schemas={schemas}
          onLeave={onLeave}
          violations={violations}
          onChange={write}
        />
      ) : (
        <div onBlur={onLeave}>
          <LazyJsonEditor
            text={body.text}
            label={translate({id: 'reference.body.editor', message: 'Request body as JSON'})}
            onChange={write}
            onSubmit={onSubmit}
            violations={violations}
            sought={sought}
            onFound={() => setSought(undefined)}
          />
          <BodyViolations violations={violations} />
        </div>
      )}
    </fieldset>
  );
}
