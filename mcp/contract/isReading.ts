const QUESTION = /^(?:get|list|find|search|check|compute|query)(?![a-z])/;

/**
 * Whether an operation changes nothing: GET and HEAD (RFC 9110, 9.2.1), and a POST that asks a question with its body,
 * such as the weather along a line. Of such a POST, its name says so, and it documents neither 201 nor 202.
 */
export function isReading(method: string, operationId: string, statuses: readonly string[]): boolean {
  if (/^(?:get|head)$/i.test(method)) return true;
  if (!/^post$/i.test(method)) return false;
  return QUESTION.test(operationId) && !statuses.includes('201') && !statuses.includes('202');
}
