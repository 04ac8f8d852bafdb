export {
  createPlatformClient,
  type Credential,
  type PlatformClient,
  type Schemas,
} from './createPlatformClient';
export {dataOf, PlatformError} from './PlatformError';
