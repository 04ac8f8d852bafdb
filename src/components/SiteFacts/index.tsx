import type {ReactNode} from 'react';
import {useSiteSettings} from '@site/src/site/useSiteSettings';

/** Legal name of the provider. */
export function Company(): ReactNode {
  return useSiteSettings().company;
}

/** Name of the product. */
export function ProductTitle(): ReactNode {
  return useSiteSettings().title;
}

/** Version of the API that this documentation describes. */
export function DocsVersion(): ReactNode {
  return useSiteSettings().docsVersion;
}

/** Mail link to developer support. */
export function SupportContact(): ReactNode {
  return <MailLink address={useSiteSettings().support.email} />;
}

/** Mail link to whoever answers questions about personal data. */
export function PrivacyContact(): ReactNode {
  return <MailLink address={useSiteSettings().privacy.email} />;
}

/** Postal address of the provider. */
export function PostalAddress(): ReactNode {
  const lines = useSiteSettings().postalAddress;
  return (
    <address>
      {lines.map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </address>
  );
}

function MailLink({address}: {address: string}): ReactNode {
  return <a href={`mailto:${address}`}>{address}</a>;
}
