/** The types of the contract; the package has them in this file. */
export type {components, operations, paths} from '../../../src/platform/generated/contract';
