/** Whether a media type is JSON, such as `application/json; charset=utf-8` or `application/problem+json`. */
export function isJsonType(contentType: string): boolean {
  return /[/+]json$/i.test(contentType.split(';')[0]?.trim() ?? '');
}
