// What the user pool says, and what the library's state machine makes of some of it.
const names: readonly (readonly [words: RegExp, name: string])[] = [
  [/network error/i, 'NetworkError'],
  [/conform (with|to) (the )?policy/i, 'InvalidPasswordException'],
  [/request a (code again|new code)|has expired/i, 'ExpiredCodeException'],
  [/invalid (verification )?code|code you entered|code mismatch/i, 'CodeMismatchException'],
  [/limit exceeded|rate exceeded/i, 'LimitExceededException'],
  [/unable to send/i, 'CodeDeliveryFailureException'],
  [/(access|login) token|session|disabled|attempts exceeded/i, 'NotAuthorizedException'],
];

/**
 * The error behind a sentence: of the calls that the library's state machine sends itself, no more reaches the portal. A
 * sentence that nobody knows stays an error without a name of its own.
 */
export function errorOfMessage(message: string): Error {
  const name = names.find(([words]) => words.test(message))?.[1];
  return Object.assign(new Error(message), name && {name});
}
