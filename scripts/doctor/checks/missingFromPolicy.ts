/**
 * In what a policy is laxer than the expected one, or stops what a page needs: a sentence for each. More digests than
 * expected are those of other pages, and no matter.
 */
export function missingFromPolicy(expected: string, sent: string): string[] {
  const [wanted, given] = [directivesOf(expected), directivesOf(sent)];
  return [...wanted].flatMap(([name, sources]) => {
    const there = given.get(name);
    if (!there) return [`the content security policy has no ${name}`];
    const lacking = [...sources].filter((source) => !there.has(source));
    const surplus = [...there].filter((source) => !sources.has(source) && !source.startsWith("'sha256-"));
    return [
      ...lacking.map((source) => `${name} of the content security policy lacks ${source}`),
      ...surplus.map((source) => `${name} of the content security policy allows ${source}`),
    ];
  });
}

function directivesOf(policy: string): Map<string, Set<string>> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, new Set(sources)];
    }),
  );
}
