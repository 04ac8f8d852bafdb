import Translate, {translate} from '@docusaurus/Translate';
import ErrorExplanation from '@theme/ErrorExplanation';
import type {ReactNode} from 'react';
import styles from './response.module.css';
import {SandboxLink} from '@site/src/components/sandbox/SandboxLink';
import {isLoopback} from '../send/isLoopback';
import type {Failure} from '../send/types';

interface Props {
  readonly failure: Failure;
}

/** Why nothing came back, and what to do about it. */
export function FailureView({failure}: Props) {
  return (
    <section className={styles.failure}>
      <h3 className={styles.outcome}>{failureText(failure)}</h3>
      <p>
        {advice(failure)} <ErrorExplanation response={{status: 0, body: failureText(failure)}} isLinkAlone />
      </p>
    </section>
  );
}

/** The failure in one sentence, for the heading and for screen readers. */
export function failureText({reason, origin}: Failure): string {
  const values = {origin};
  switch (reason) {
    case 'offline':
      return translate({id: 'tryIt.failure.offline', message: 'Your browser is offline.'});
    case 'address':
      return translate({id: 'tryIt.failure.address', message: 'The address is not valid.'});
    case 'header':
      return translate({id: 'tryIt.failure.header', message: 'A header cannot be sent.'});
    case 'mixed':
      return translate({id: 'tryIt.failure.mixed', message: 'The browser blocks {origin}.'}, values);
    case 'forbidden':
      return translate(
        {id: 'tryIt.failure.forbidden', message: 'Your browser keeps this site from {origin}.'},
        values,
      );
    case 'cors':
      return translate(
        {id: 'tryIt.failure.cors', message: '{origin} does not let this page read responses.'},
        values,
      );
    case 'broken':
      return translate({
        id: 'tryIt.failure.broken',
        message: 'The connection was lost during the response.',
      });
    case 'viewOnly':
      return translate({id: 'tryIt.failure.viewOnly', message: 'This request was not sent.'});
    case 'unreachable':
      return translate({id: 'tryIt.failure.unreachable', message: 'Nothing responds at {origin}.'}, values);
  }
}

function advice({reason, origin}: Failure): ReactNode {
  switch (reason) {
    case 'offline':
      return (
        <Translate id="tryIt.failure.offline.advice">
          Connect to the network and send again; a sandbox on this machine can be reached without one.
        </Translate>
      );
    case 'address':
      return (
        <Translate id="tryIt.failure.address.advice">Check the path parameters and the server.</Translate>
      );
    case 'header':
      return (
        <Translate id="tryIt.failure.header.advice">
          A key, a token or a header parameter contains a line break or a character outside Latin-1. Enter it
          again.
        </Translate>
      );
    case 'mixed':
      return (
        <Translate id="tryIt.failure.mixed.advice">
          A page that was loaded over HTTPS cannot call a server over plain HTTP. Choose a server with HTTPS.
        </Translate>
      );
    case 'forbidden':
      return (
        <Translate
          id="tryIt.failure.forbidden.advice"
          description="The two names are those of Chrome's permission"
        >
          This server runs on your own machine, and browsers ask before a website may reach it. Open the site
          settings beside the address bar, allow “Apps on device” or “Local network access”, and send again.
        </Translate>
      );
    case 'cors':
      return (
        <Translate id="tryIt.failure.cors.advice">
          The server responds, but its CORS rules do not allow this page, this method or one of the headers.
          Copy the request as code and run it elsewhere, or choose another server.
        </Translate>
      );
    case 'broken':
      return (
        <Translate id="tryIt.failure.broken.advice">
          The status arrived, but only part of the body, which is not shown. Send again.
        </Translate>
      );
    case 'viewOnly':
      return (
        <Translate id="tryIt.failure.viewOnly.advice">
          It would change something, and you are viewing the portal as somebody else. Leave the view first.
        </Translate>
      );
    case 'unreachable':
      return isLoopback(origin) ? (
        <Translate
          id="tryIt.failure.sandbox.advice"
          values={{
            start: (
              <SandboxLink>
                <Translate id="tryIt.failure.sandbox.start">Start the sandbox</Translate>
              </SandboxLink>
            ),
          }}
        >
          {'This server is the sandbox, which runs on your own machine. {start}, then send again.'}
        </Translate>
      ) : (
        <Translate id="tryIt.failure.unreachable.advice">
          The name may be wrong, the server may be down, or a firewall or a browser extension may block the
          request. Choose another server, or try again later.
        </Translate>
      );
  }
}
