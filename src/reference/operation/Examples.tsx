import Translate, {translate} from '@docusaurus/Translate';
import {useMemo} from 'react';
import {Code} from '@site/src/code/block/Code';
import type {Content, NamedExample, OperationDocument} from '@site/src/openapi/document/types';
import {bodyText} from '@site/src/openapi/request/exampleRequest';
import {Html} from '@site/src/components/html/Html';
import {hasInstant, movedToHour} from '../explorer/draft/firstDraft';
import {useReadersHour} from './useReadersHour';
import styles from './operation.module.css';
import {Status} from '@site/src/components/status/Status';

interface Shown extends NamedExample {
  readonly key: string;
  readonly contentType: string;
}

function examplesOf(content: Content): Shown[] {
  return Object.entries(content).flatMap(([type, {examples}]) =>
    Object.entries(examples).map(([name, example]) => ({
      key: `${type} ${name}`,
      contentType: type,
      ...example,
      summary: example.summary ?? name,
    })),
  );
}

interface Props {
  readonly operation: OperationDocument;
}

/** Every named example of the bodies that go out and come back; the first response stands open. */
export function Examples({operation: {requestBody, responses}}: Props) {
  const bodies = useMemo(() => examplesOf(requestBody?.content ?? {}), [requestBody]);
  // What is sent must work on the day on which it is copied; what came back is a record.
  const hour = useReadersHour(useMemo(() => hasInstant(JSON.stringify(bodies)), [bodies]));
  const returned = Object.entries(responses).map(([status, {content}]) => ({
    status,
    hasBody: Object.keys(content).length > 0,
    examples: examplesOf(content),
  }));
  const firstStatus = returned.find(({examples}) => examples.length > 0)?.status;
  return (
    <>
      {bodies.length > 0 && (
        <section className={styles.block} aria-labelledby="example-bodies">
          <h2 id="example-bodies">
            <Translate id="reference.examples.bodies">Example bodies</Translate>
          </h2>
          {bodies.map((example) => (
            <Example key={example.key} example={example} open={false} hour={hour} />
          ))}
        </section>
      )}
      <section className={styles.block} aria-labelledby="example-responses">
        <h2 id="example-responses">
          <Translate id="reference.examples.responses">Example responses</Translate>
        </h2>
        {returned.map(({status, hasBody, examples}) =>
          examples.length === 0 ? (
            <p key={status} className={styles.empty}>
              <Status status={status} />{' '}
              {hasBody ? (
                <Translate
                  id="reference.examples.noExample"
                  description="After a status of a response whose body the contract shows no example of"
                >
                  has no example
                </Translate>
              ) : (
                <Translate
                  id="reference.examples.noBody"
                  description="After a status of a response without a body"
                >
                  without a body
                </Translate>
              )}
            </p>
          ) : (
            examples.map((example, index) => (
              <Example
                key={`${status} ${example.key}`}
                status={status}
                example={example}
                open={status === firstStatus && index === 0}
              />
            ))
          ),
        )}
      </section>
    </>
  );
}

interface ExampleProps {
  readonly status?: string;
  readonly example: Shown;
  readonly open: boolean;
  /** The hour that the example is moved to, where it is one to send. */
  readonly hour?: Date;
}

function Example({status, example, open, hour}: ExampleProps) {
  const {summary = '', description, value, contentType} = example;
  const text = value === undefined ? undefined : bodyText(value, contentType);
  return (
    <details className={styles.example} open={open}>
      <summary>
        {status && <Status status={status} />} {summary}
      </summary>
      <Html html={description} className={styles.description} />
      {text !== undefined && (
        <Code
          text={hour ? movedToHour(text, hour) : text}
          label={translate(
            {
              id: 'reference.examples.label',
              message: 'Example: {summary}',
              description: 'Names an example body',
            },
            {summary},
          )}
        />
      )}
    </details>
  );
}
