import * as React from 'react';

/**
 * React, as it is for development, makes an error for each element, whose stack says where the element was made: an eighth
 * of all that these tests do. It makes 10,000 of them in a second at most, and is told that they were made.
 */
const NAME = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNT = 'recentlyCreatedOwnerStacks';

const internals = (React as unknown as Record<string, Record<string, unknown>>)[NAME];
if (!internals || !Object.hasOwn(internals, COUNT))
  throw new Error(`React no longer counts the stacks of elements: ${NAME}.${COUNT}`);
Object.defineProperty(internals, COUNT, {
  configurable: true,
  get: () => Infinity,
  set: () => {},
});
