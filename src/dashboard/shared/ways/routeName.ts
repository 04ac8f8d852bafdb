/** What a stored route is called: its description, where it has one. */
export function routeName({
  routeId,
  description,
}: {
  readonly routeId: string;
  readonly description?: string | undefined;
}): string {
  return description?.trim() ? description : routeId;
}
