import type {OperationDocument} from '../../openapi/document/types';

/** What samples and explorer leave out of a request, in a sentence for each parameter, for whoever builds the site. */
export function unsentParameters(operations: readonly OperationDocument[]): string[] {
  return operations.flatMap(({operationId, unsentParameters: unsent = []}) =>
    unsent.map(({name, in: place, contentType}) => {
      const why = contentType === undefined ? '' : `, a document of type ${contentType}`;
      return `${operationId}: samples and explorer leave out the ${place} parameter "${name}"${why}.`;
    }),
  );
}
