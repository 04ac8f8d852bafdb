import type {Template, Value} from '../types';
import {findFunction} from './references';

/**
 * What CloudFormation says against parameters before it makes anything: the description of each assertion of the
 * template's rules that does not hold.
 * @param given - values of parameters; the others have their defaults.
 * @throws Error for a function that the template's rules have not used so far.
 */
export function failedRules(
  {Rules, Parameters}: Template,
  given: Readonly<Record<string, string>>,
): string[] {
  const evaluate = (value: Value): Value => {
    const [name, argument] = findFunction(value) ?? [];
    switch (name) {
      case undefined:
        return value;
      case 'Ref':
        return given[argument as string] ?? Parameters[argument as string]?.Default ?? null;
      case 'Fn::Equals': {
        const [first, second] = (argument as readonly Value[]).map(evaluate);
        return first === second;
      }
      case 'Fn::Not':
        return !(argument as readonly Value[]).map(evaluate)[0];
      default:
        throw new Error(`The function ${name} is not known in rules here.`);
    }
  };
  return Object.values(Rules)
    .filter(({RuleCondition = true}) => evaluate(RuleCondition) === true)
    .flatMap(({Assertions}) => Assertions)
    .filter(({Assert}) => evaluate(Assert) !== true)
    .map(({AssertDescription}) => AssertDescription);
}
