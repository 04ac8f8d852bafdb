import {translate} from '@docusaurus/Translate';

export interface PasswordRule {
  readonly text: string;
  readonly isMet: (password: string) => boolean;
}

// The symbols that Cognito counts; a space at an edge is none. Source: Amazon Cognito developer guide, "Adding user pool
// password requirements".
const symbol = /[-^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+ ]/;
const withoutOuterSpaces = (password: string) => password.replace(/^ +| +$/g, '');

/**
 * The rules of the user pool's default password policy, to be shown while one types.
 *
 * @param minimumLength least number of characters, from site.config
 */
export function passwordRules(minimumLength: number): readonly PasswordRule[] {
  return [
    {
      text: translate(
        {id: 'auth.password.length', message: 'At least {count} characters'},
        {count: String(minimumLength)},
      ),
      isMet: (password) => password.length >= minimumLength,
    },
    {
      text: translate({id: 'auth.password.lower', message: 'A lower-case letter, a to z'}),
      isMet: (password) => /[a-z]/.test(password),
    },
    {
      text: translate({id: 'auth.password.upper', message: 'An upper-case letter, A to Z'}),
      isMet: (password) => /[A-Z]/.test(password),
    },
    {
      text: translate({id: 'auth.password.digit', message: 'A digit'}),
      isMet: (password) => /[0-9]/.test(password),
    },
    {
      text: translate({id: 'auth.password.symbol', message: 'A symbol, such as ! or -'}),
      isMet: (password) => symbol.test(withoutOuterSpaces(password)),
    },
  ];
}
