import type {OperationDocument, SendableScheme} from '@site/src/openapi/document/types';
import {ownValue} from '@site/src/base/ownValue';
import type {CredentialKind} from './types';

type Secured = Pick<OperationDocument, 'security' | 'securitySchemes'>;

/** The kinds of credentials that an operation takes, in the contract's order, each with its scheme. */
export function offeredSchemes({
  security,
  securitySchemes,
}: Secured): ReadonlyMap<CredentialKind, SendableScheme> {
  const schemes = security.flatMap(([name, ...more]) => {
    // A set of several schemes at once is not a thing this contract has; a chooser would need another shape.
    const scheme = name !== undefined && more.length === 0 ? ownValue(securitySchemes, name) : undefined;
    return scheme && scheme.type !== 'other' ? [scheme] : [];
  });
  return new Map(schemes.map((scheme) => [scheme.type === 'apiKey' ? 'apiKey' : 'bearer', scheme]));
}
