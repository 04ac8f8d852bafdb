import {mapRequests, type Collection} from './types';

/**
 * Writes the values of parameters that share a part of a path, such as `{y}.{format}`, into the path. The converter
 * makes variables of the whole collection of them, which any other parameter of the same name would meet.
 */
export function withPathParts(collection: Collection): Collection {
  const parts = new Map(collection.variable?.map(({key, value}) => [`{{${key}}}`, value]));
  parts.delete('{{baseUrl}}');
  const write = (part: string): string => part.replaceAll(/\{\{\w+\}\}/g, (name) => parts.get(name) ?? name);
  return {
    ...collection,
    item: mapRequests(collection.item, (request) => ({
      ...request,
      url: {...request.url, path: request.url.path.map(write)},
    })),
    variable: collection.variable?.filter(({key}) => !parts.has(`{{${key}}}`)),
  };
}
