import kinds from '@generated/errors/default/kinds.json';

/** Every kind of error that has a page. */
export const errorKinds = kinds;
