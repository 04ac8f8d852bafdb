import type {Schemas} from '@site/src/platform';

export type Collection = Schemas['Collection'];
/** What a collection is created or overwritten with. */
export type CollectionInput = Schemas['CollectionInput'];
export type LocationObject = Schemas['LocationObject'];
