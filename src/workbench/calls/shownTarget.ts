/** A path with its query as people read it; one that is not encoded properly as it is. */
export function shownTarget(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
