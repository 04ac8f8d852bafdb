import type {CollectionInput} from '../types';

/** The contract's limit of all titles together, as compact JSON in UTF-8. */
export const MOST_PROPERTY_BYTES = 1024;

/** How much of it some titles take. */
export function propertiesSize(properties: NonNullable<CollectionInput['properties']>): number {
  return new TextEncoder().encode(JSON.stringify(properties)).length;
}
