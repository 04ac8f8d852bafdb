/** The values of the keys that were saved last, so many of them. */
export class Recent<Key, Value> {
  private readonly values = new Map<Key, Value>();

  constructor(private readonly most: number) {}

  find(key: Key): Value | undefined {
    return this.values.get(key);
  }

  save(key: Key, value: Value): Value {
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (this.values.size > this.most && oldest !== undefined) this.values.delete(oldest);
    return value;
  }
}
