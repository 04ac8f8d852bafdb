import Translate from '@docusaurus/Translate';
import type {OperationDocument, SecurityScheme} from '@site/src/openapi/document/types';
import {Html} from '@site/src/components/html/Html';
import {ownValue} from '@site/src/base/ownValue';
import styles from '../../../operation/operation.module.css';
import {headings} from '../../../operation/sections';

type Secured = Pick<OperationDocument, 'security' | 'securitySchemes'>;

export interface Props {
  readonly operation: Secured;
}

/** Which credentials the operation takes, in words. */
export default function SecuritySchemes({operation: {security, securitySchemes}}: Props) {
  return (
    <section className={styles.security} aria-labelledby="authentication">
      <h2 id="authentication">{headings().authentication}</h2>
      {security.length === 0 ? (
        <p>
          <Translate id="reference.security.none">Anyone can call it; it needs no credentials.</Translate>
        </p>
      ) : (
        <>
          <p>
            {security.length === 1 ? (
              <Translate id="reference.security.one">This operation accepts only:</Translate>
            ) : (
              <Translate id="reference.security.several">Use any one of these:</Translate>
            )}
          </p>
          <ul>
            {security.map((names) => (
              <li key={names.join()}>
                {names.map((name) => {
                  const scheme = ownValue(securitySchemes, name);
                  return scheme && <Scheme key={name} scheme={scheme} />;
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface SchemeProps {
  readonly scheme: SecurityScheme;
}

function Scheme({scheme}: SchemeProps) {
  return (
    <>
      {scheme.type === 'other' ? (
        <Translate
          id="reference.security.other"
          values={{how: scheme.how}}
          description="how names the scheme, as in HTTP basic"
        >
          {'{how}, which the form on this page does not send'}
        </Translate>
      ) : scheme.type === 'apiKey' ? (
        <Translate
          id="reference.security.apiKey"
          values={{header: <code>{scheme.name}</code>}}
          description="An API key in a header"
        >
          {'an API key in the header {header}'}
        </Translate>
      ) : (
        <Translate
          id="reference.security.bearer"
          values={{header: <code>Authorization: Bearer …</code>, format: scheme.bearerFormat ?? 'token'}}
          description="A bearer token in the authorization header"
        >
          {'a bearer token ({format}) in the header {header}'}
        </Translate>
      )}
      <Html html={scheme.description} className={styles.description} />
    </>
  );
}
