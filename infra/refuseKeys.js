// Runs before an account is made. The key service writes keys afterwards, with AdminUpdateUserAttributes.
/** @param {{request: {userAttributes: Record<string, string>}}} event Cognito's, before sign-up */
exports.handler = async (event) => {
  if ('custom:apiKeys' in event.request.userAttributes)
    throw new Error('custom:apiKeys is written by the key service alone');
  return event;
};
