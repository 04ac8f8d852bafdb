/**
 * Under which key the session of this browser tab holds what was filled in for an operation. It stands here because
 * other rooms fill in what the explorer opens with, and neither knows the other.
 */
export function draftKey(operationId: string): string {
  return `tryIt.draft:${operationId}`;
}
