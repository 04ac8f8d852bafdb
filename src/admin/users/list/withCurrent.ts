/** The options of a choice, with its present value among them: a link may name one that is not offered. */
export function withCurrent(options: readonly string[], current: string): readonly string[] {
  return current === '' || options.includes(current) ? options : [...options, current];
}
