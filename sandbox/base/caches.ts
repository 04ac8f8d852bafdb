/** Values that are made at their first use and kept from then on. */
export class Caches {
  private readonly values = new Map<() => unknown, unknown>();

  /** What `create` makes, made at the first call with this very function; or with this `key`, of which it is made. */
  of<Value>(create: () => Value, key: () => unknown = create): Value {
    if (!this.values.has(key)) this.values.set(key, create());
    // What was stored under a function is what it made.
    return this.values.get(key) as Value;
  }
}
