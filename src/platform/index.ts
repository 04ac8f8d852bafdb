export {
  createPlatformClient,
  type Credential,
  type PlatformClient,
  type Schemas,
} from './createPlatformClient';
export {IDENTIFIER_PATTERN, identifierRule, isIdentifier} from './identifier';
export {dataOf, PlatformError} from './PlatformError';
export {createPlatformClock, type PlatformClock} from './platformClock';
