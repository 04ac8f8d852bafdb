/** Kebab case of an operation id or a tag: `listCollections` and `List collections` become `list-collections`. */
export function slug(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
}
