// Decides about each request that reaches the platform's REST API in API Gateway: whose API key it brings, whether the
// key still works, and whether its scope allows the operation. The table is that of the portal service.
/* global COMPUTING_PATHS */
const {createHash} = require('node:crypto');
const {CognitoIdentityProvider} = require('@aws-sdk/client-cognito-identity-provider');
const {DynamoDB} = require('@aws-sdk/client-dynamodb');
const {DynamoDBDocument} = require('@aws-sdk/lib-dynamodb');

const {USER_POOL_ID: UserPoolId, TABLE: TableName} = process.env;
const pool = new CognitoIdentityProvider();
const table = DynamoDBDocument.from(new DynamoDB());

/** The paths whose POST operation stores nothing, put in by the synthesis. */
const computing = COMPUTING_PATHS.split(' ');
/** A key that was found counts for so long, a revoked one as well. */
const REMEMBERED = 60_000;
/** Keys that one instance of the function remembers. */
const MOST_KEYS = 10_000;
/** A use is written so often at most. */
const USE_WRITTEN_EVERY = 60_000;

/** The keys that were found, by their digests: what the table knows, and since when. Unknown keys are not remembered. */
const known = new Map();

async function findKey(digest) {
  const before = known.get(digest);
  if (before && Date.now() - before.readAt < REMEMBERED) return before.key;
  const {Items = []} = await table.query({
    TableName,
    IndexName: 'by-digest',
    KeyConditionExpression: 'digest = :digest',
    ExpressionAttributeValues: {':digest': digest},
  });
  const [key] = Items;
  if (key && !(await hasAccess(key.userId))) return undefined;
  if (known.size >= MOST_KEYS) known.clear();
  if (key) known.set(digest, {key, readAt: Date.now()});
  return key;
}

/** Whether a user is there, enabled and in a group. */
async function hasAccess(Username) {
  try {
    const {Enabled} = await pool.adminGetUser({UserPoolId, Username});
    const {Groups = []} = await pool.adminListGroupsForUser({UserPoolId, Username});
    return Enabled && Groups.length > 0;
  } catch (error) {
    if (error.name !== 'UserNotFoundException') throw error;
    return false;
  }
}

const hasEnded = ({revokedAt, expiresAt}) =>
  revokedAt !== undefined || (expiresAt !== undefined && Date.parse(expiresAt) <= Date.now());

/** Notes that a key was used, for the portal. Nobody's request fails for it. */
async function noteUse(key) {
  if (key.lastUsedAt && Date.now() - Date.parse(key.lastUsedAt) < USE_WRITTEN_EVERY) return;
  key.lastUsedAt = new Date().toISOString();
  try {
    await table.update({
      TableName,
      Key: {userId: key.userId, keyId: key.keyId},
      UpdateExpression: 'SET lastUsedAt = :now',
      ConditionExpression: 'attribute_exists(keyId)',
      ExpressionAttributeValues: {':now': key.lastUsedAt},
    });
  } catch (error) {
    console.error('lastUsedAt was not written:', error.name);
  }
}

/** Why the scope of a key refuses a request; undefined if it does not. `resource` is the path as the contract has it. */
function refusalOf({readOnly, allowedPaths}, {httpMethod, resource}) {
  if (allowedPaths && !allowedPaths.some((allowed) => `${resource}/`.startsWith(`${allowed}/`)))
    return `may not call ${resource}; send a key whose allowed paths include it`;
  const isReading =
    ['GET', 'HEAD'].includes(httpMethod) || (httpMethod === 'POST' && computing.includes(resource));
  return readOnly && !isReading
    ? 'is read only, and this operation writes; send a key that may write'
    : undefined;
}

exports.handler = async (event) => {
  const names = Object.keys(event.headers ?? {});
  const header = event.headers?.[names.find((name) => name.toLowerCase() === 'x-api-key')];
  const key = header && (await findKey(createHash('sha256').update(header).digest('hex')));
  // API Gateway makes a 401 of exactly this error.
  if (!key || hasEnded(key)) throw new Error('Unauthorized');
  await noteUse(key);
  const refusal = refusalOf(key, event);
  return {
    principalId: key.userId,
    policyDocument: {
      Version: '2012-10-17',
      Statement: [
        {Action: 'execute-api:Invoke', Effect: refusal ? 'Deny' : 'Allow', Resource: event.methodArn},
      ],
    },
    context: {
      keyId: key.keyId,
      ...(refusal && {message: `Access Denied: the API key in x-api-key ${refusal}`}),
    },
  };
};
