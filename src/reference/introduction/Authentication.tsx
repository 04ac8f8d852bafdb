import Translate from '@docusaurus/Translate';
import type {SecurityScheme} from '@site/src/openapi/document/types';
import {Html} from '@site/src/components/html/Html';
import type {ReferenceFacts} from '@site/src/publishing/reference/types';
import {OperationList} from './OperationList';

type Props = {facts: Pick<ReferenceFacts, 'securitySchemes' | 'keyOnly'>};

/** The ways to prove who calls, and the operations that do not take all of them. */
export function Authentication({facts: {securitySchemes, keyOnly}}: Props) {
  return (
    <>
      <dl>
        {Object.entries(securitySchemes).map(([name, scheme]) => (
          <div key={name}>
            <dt>
              <code>{headerText(scheme)}</code>
            </dt>
            <dd>
              <Html html={scheme.description} />
            </dd>
          </div>
        ))}
      </dl>
      {keyOnly.length > 0 && (
        <details>
          <summary>
            <Translate id="reference.authentication.keyOnly" values={{count: keyOnly.length}}>
              {'{count} operations take an API key only'}
            </Translate>
          </summary>
          <OperationList operations={keyOnly} />
        </details>
      )}
    </>
  );
}

function headerText(scheme: SecurityScheme): string {
  if (scheme.type === 'other') return scheme.how;
  return scheme.type === 'apiKey' ? `${scheme.name}: YOUR_API_KEY` : 'authorization: Bearer YOUR_TOKEN';
}
