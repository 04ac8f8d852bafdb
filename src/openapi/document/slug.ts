/**
 * Kebab case of an operation id or a tag: `listCollections` and `List collections` become `list-collections`. Letters of
 * every script stay, so that names in Japanese or Russian have addresses of their own.
 */
export function slug(name: string): string {
  return name
    .normalize('NFC')
    .replace(/([\p{Ll}\p{Lo}\p{N}])(\p{Lu})/gu, '$1-$2')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .toLowerCase();
}
