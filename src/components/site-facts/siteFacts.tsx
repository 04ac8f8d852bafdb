import type {ReactNode} from 'react';
import {useSiteSettings} from '@site/src/site/useSiteSettings';

/** Legal name of the provider. */
export function Company() {
  return useSiteSettings().company;
}

/**
 * Name of the product.
 *
 * @public for writers of pages
 */
export function ProductTitle() {
  return useSiteSettings().title;
}

/** Version of the API that this documentation describes. */
export function DocsVersion() {
  return useSiteSettings().docsVersion;
}

/** Mail link to developer support. */
export function SupportContact() {
  return <MailLink address={useSiteSettings().support.email} />;
}

/** Mail link for questions about personal data. */
export function PrivacyContact() {
  return <MailLink address={useSiteSettings().privacy.email} />;
}

/** Postal address of the provider. */
export function PostalAddress() {
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

interface Props {
  readonly address: string;
}

function MailLink({address}: Props) {
  return <a href={`mailto:${address}`}>{address}</a>;
}

interface Conditional {
  readonly children: ReactNode;
}

const useHasSandboxInPage = (): boolean => useSiteSettings().api.servers.some(({inPage}) => inPage);

/** Words for a site whose sandbox also runs in the reader's browser. */
export function WithSandboxInPage({children}: Conditional) {
  return useHasSandboxInPage() ? children : null;
}

/** Words for a site whose sandbox runs on the reader's machine alone. */
export function WithoutSandboxInPage({children}: Conditional) {
  return useHasSandboxInPage() ? null : children;
}
