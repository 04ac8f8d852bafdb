/** The named properties of an object, without those that are absent: what the contract does not know is left behind. */
export function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  ...keys: readonly Key[]
): Pick<Whole, Key> {
  const part: Partial<Whole> = {};
  for (const key of keys) if (whole[key] !== undefined) part[key] = whole[key];
  return part as Pick<Whole, Key>;
}
