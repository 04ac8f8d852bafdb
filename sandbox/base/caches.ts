/** Values that are made at their first use and kept from then on. */
export class Caches {
  private readonly values = new Map<() => unknown, unknown>();

  /** What `create` makes, made at the first call with this very function. */
  of<Value>(create: () => Value): Value {
    if (!this.values.has(create)) this.values.set(create, create());
    // What was stored under a function is what it made.
    return this.values.get(create) as Value;
  }
}
