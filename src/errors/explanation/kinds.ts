import kinds from '@generated/errors/default/kinds.json';
import type {ErrorKind} from '../types';

/** Every kind of error that has a page. */
export const errorKinds: readonly ErrorKind[] = kinds;
