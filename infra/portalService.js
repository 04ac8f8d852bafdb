// The portal service of api/portal.yaml: creates, rotates and revokes API keys. API Gateway has checked the token before.
// A key itself is listed in custom:apiKeys, where the portal reads it; the table knows its digest, by which the platform
// checks keys.
const {createHash, randomBytes} = require('node:crypto');
const {CognitoIdentityProvider} = require('@aws-sdk/client-cognito-identity-provider');
const {DynamoDB} = require('@aws-sdk/client-dynamodb');
const {DynamoDBDocument} = require('@aws-sdk/lib-dynamodb');

const {USER_POOL_ID: UserPoolId, TABLE: TableName, ADMIN_GROUP} = process.env;
const pool = new CognitoIdentityProvider();
const table = DynamoDBDocument.from(new DynamoDB());

const MOST_KEYS = 10;
const REMEMBERED = 30 * 24 * 3600 * 1000;
// The contract's rule: no control characters.
const LABEL = /^\S([ -~\u0080-\u{10ffff}]{0,58}\S)?$/u;
const USER_ID = /^[A-Za-z0-9][A-Za-z0-9-]*$/;
/** The form of the keys that this service issues. */
const OWN_KEY = /^pk_[\w-]{40}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;
const knownFields = {createApiKey: ['label', 'expiresAt'], rotateApiKey: ['oldValidForSeconds']};

/** An error that the caller is to see. */
class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

const digest = (key) => createHash('sha256').update(key).digest('hex');

/** Since a key ended, in milliseconds since 1970; infinite for one without an end. */
const endOf = ({revokedAt, expiresAt}) => Date.parse(revokedAt ?? expiresAt ?? '') || Infinity;

function describe({keyId, label, lastFour, createdAt, lastUsedAt, expiresAt, revokedAt, isReplaced}) {
  const hasEnded = endOf({revokedAt, expiresAt}) <= Date.now();
  const status = revokedAt ? 'revoked' : hasEnded ? 'expired' : isReplaced ? 'replaced' : 'active';
  const times = Object.entries({lastUsedAt, expiresAt, revokedAt}).filter(([, time]) => time);
  return {keyId, label, lastFour, status, createdAt, ...Object.fromEntries(times)};
}

/** Every key of a person that the table still knows. */
async function loadKeys(userId) {
  const keys = [];
  let ExclusiveStartKey;
  do {
    const page = await table.query({
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: {':userId': userId},
      ...(ExclusiveStartKey && {ExclusiveStartKey}),
    });
    keys.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return keys;
}

/** The keys of a person that work or ended within 30 days, the newest first. */
async function list(userId) {
  const keys = (await loadKeys(userId)).filter((key) => endOf(key) >= Date.now() - REMEMBERED);
  return keys.sort(
    (one, other) => other.createdAt.localeCompare(one.createdAt) || other.keyId.localeCompare(one.keyId),
  );
}

/** DynamoDB forgets a key by itself then. */
const forgetAtOf = (key) => {
  const end = endOf(key);
  return end === Infinity ? {} : {forgetAt: Math.ceil((end + REMEMBERED) / 1000)};
};

/**
 * Gives a key its end, unless it was revoked meanwhile. Other fields stay as they are: the platform writes lastUsedAt.
 * Returns whether it did.
 */
async function endKey(key, fields, condition = 'attribute_not_exists(revokedAt)') {
  const changes = {...fields, ...forgetAtOf({...key, ...fields})};
  const names = Object.keys(changes);
  try {
    await table.update({
      TableName,
      Key: {userId: key.userId, keyId: key.keyId},
      UpdateExpression: `SET ${names.map((name) => `${name} = :${name}`).join(', ')}`,
      ConditionExpression: `attribute_exists(keyId) AND ${condition}`,
      ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, changes[name]])),
    });
    return true;
  } catch (error) {
    if (error.name !== 'ConditionalCheckFailedException') throw error;
    return false;
  }
}

/** The keys that an attribute lists; none if somebody wrote there what is no list. */
function parseAttribute(text) {
  try {
    const keys = JSON.parse(text || '[]');
    if (Array.isArray(keys) && keys.every((key) => typeof key === 'string')) return keys;
  } catch {
    // Said below; the error itself would repeat a part of the text.
  }
  console.error('custom:apiKeys is not a JSON list of texts, and is treated as empty');
  return [];
}

/**
 * Lists the keys that work in custom:apiKeys, the one that works longest first, and removes those that ended. Keys that
 * another service issued are not known here, and remain at the end of the list.
 */
async function updateAttribute(userId, issued = []) {
  // The attribute first: a key enters the table before the attribute, so none that is read here can be too new for
  // the table.
  const {UserAttributes = []} = await pool.adminGetUser({UserPoolId, Username: userId});
  const before = parseAttribute(UserAttributes.find(({Name}) => Name === 'custom:apiKeys')?.Value);
  const ends = new Map((await loadKeys(userId)).map((key) => [key.digest, endOf(key)]));
  const end = (key) => ends.get(digest(key)) ?? 0;
  const known = [...before, ...issued].filter((key) => end(key) > Date.now());
  known.sort((one, other) => (end(one) === end(other) ? 0 : end(other) - end(one)));
  // A key of this service's own form that the table does not know ended, and was forgotten.
  const foreign = before.filter((key) => !ends.has(digest(key)) && !OWN_KEY.test(key));
  const keys = [...known, ...foreign];
  const Value = JSON.stringify(keys);
  if (Value !== JSON.stringify(before))
    await pool.adminUpdateUserAttributes({
      UserPoolId,
      Username: userId,
      UserAttributes: [{Name: 'custom:apiKeys', Value: keys.length > 0 ? Value : ''}],
    });
}

async function requireFreeSlot(userId, most = MOST_KEYS) {
  const valid = (await list(userId)).filter((key) => endOf(key) > Date.now());
  if (valid.length >= most)
    throw new Refusal(
      400,
      `body: ${MOST_KEYS} keys work already, the most that a person can hold; revoke one first`,
    );
}

async function requireKey({userId, keyId}) {
  if (!/^[a-z0-9]{26}$/.test(keyId))
    throw new Refusal(400, 'path.keyId must be 26 lower-case letters and digits');
  const key = (await list(userId)).find((each) => each.keyId === keyId);
  if (!key) throw new Refusal(404, `path.keyId: there is no key with the id ${keyId}`);
  return key;
}

function requireActive(key) {
  const {status} = describe(key);
  if (status !== 'active')
    throw new Refusal(400, `path.keyId: the key is ${status}; only an active key can be rotated`);
}

async function issue(userId, label, expiresAt) {
  const key = `pk_${randomBytes(30).toString('base64url')}`;
  const keyId = randomBytes(13).toString('hex');
  const createdAt = new Date().toISOString();
  const stored = {userId, keyId, digest: digest(key), label, lastFour: key.slice(-4), createdAt, expiresAt};
  const fields = Object.entries({...stored, ...forgetAtOf(stored)}).filter(
    ([, value]) => value !== undefined,
  );
  await table.put({TableName, Item: Object.fromEntries(fields)});
  await updateAttribute(userId, [key]);
  const headers = {location: `/users/${userId}/keys/${keyId}`};
  return {status: 201, headers, body: {key, apiKey: describe(stored)}};
}

const operations = {
  async listApiKeys({userId}) {
    await updateAttribute(userId);
    return {status: 200, body: {keys: (await list(userId)).map(describe)}};
  },

  async createApiKey({userId}, {label, expiresAt}) {
    if (label === undefined) throw new Refusal(400, 'body.label is required');
    if (typeof label !== 'string') throw new Refusal(400, 'body.label must be string');
    if (!LABEL.test(label))
      throw new Refusal(
        400,
        'body.label must be 1 to 60 characters on one line, without a space at either end',
      );
    if (expiresAt !== undefined && !(INSTANT.test(expiresAt) && Date.parse(expiresAt)))
      throw new Refusal(400, 'body.expiresAt must match format "date-time"');
    if (Date.parse(expiresAt) <= Date.now()) throw new Refusal(400, 'body.expiresAt must be in the future');
    if ((await listGroups(userId)).length === 0)
      throw new Refusal(403, 'An administrator must give this account access before it can have an API key.');
    await requireFreeSlot(userId);
    return issue(userId, label, expiresAt && new Date(expiresAt).toISOString());
  },

  async rotateApiKey(owner, {oldValidForSeconds: seconds = 86_400}) {
    if (!Number.isInteger(seconds)) throw new Refusal(400, 'body.oldValidForSeconds must be integer');
    if (seconds < 0) throw new Refusal(400, 'body.oldValidForSeconds must be >= 0');
    if (seconds > 604_800) throw new Refusal(400, 'body.oldValidForSeconds must be <= 604800');
    const old = await requireKey(owner);
    requireActive(old);
    // The old key makes room for the new one if it ends now.
    await requireFreeSlot(owner.userId, seconds === 0 ? MOST_KEYS + 1 : MOST_KEYS);
    const lifetime = old.expiresAt && Date.parse(old.expiresAt) - Date.parse(old.createdAt);
    const end = Math.min(Date.now() + seconds * 1000, endOf(old));
    const changes = {isReplaced: true, expiresAt: new Date(end).toISOString()};
    const untouched = 'attribute_not_exists(revokedAt) AND attribute_not_exists(isReplaced)';
    if (!(await endKey(old, changes, untouched))) requireActive(await requireKey(owner));
    const replaced = {...old, ...changes};
    const expiresAt = lifetime && new Date(Date.now() + lifetime).toISOString();
    const issued = await issue(owner.userId, old.label, expiresAt);
    return {...issued, body: {...issued.body, replaced: describe(replaced)}};
  },

  async revokeApiKey(owner) {
    const key = await requireKey(owner);
    // A key that somebody else revoked meanwhile has ended as well.
    if (endOf(key) > Date.now()) await endKey(key, {revokedAt: new Date().toISOString()});
    await updateAttribute(owner.userId);
    return {status: 204};
  },
};

/** A user of the pool; undefined if there is none of that name. */
async function findUser(Username) {
  try {
    return await pool.adminGetUser({UserPoolId, Username});
  } catch (error) {
    if (error.name !== 'UserNotFoundException') throw error;
    return undefined;
  }
}

/** The groups as they are now: a token names those of up to an hour ago. */
async function listGroups(Username) {
  const {Groups = []} = await pool.adminListGroupsForUser({UserPoolId, Username});
  return Groups.map(({GroupName}) => GroupName);
}

/** Whose keys a request is about: one's own, or for administrators another person's. */
async function requireOwner(claims, {userId, keyId}) {
  if (!USER_ID.test(userId)) throw new Refusal(400, 'path.userId must be "me" or a user id');
  const self = claims['cognito:username'];
  const caller = await findUser(self);
  if (!caller?.Enabled) throw new Refusal(401, 'Unauthorized: the token is not valid');
  if (userId === 'me' || userId === self) return {userId: self, keyId};
  if (!(await listGroups(self)).includes(ADMIN_GROUP))
    throw new Refusal(
      403,
      "Only an administrator of the portal may read or change another person's API keys.",
    );
  const owner = await findUser(userId);
  if (!owner) throw new Refusal(404, `path.userId: nobody has the user id ${userId}`);
  // The pool also finds people by their aliases; the table knows the user name alone.
  return {userId: owner.Username, keyId};
}

/** The body of a request, and what of it the operation does not know. */
function parseBody(name, {body, isBase64Encoded, headers}) {
  const known = knownFields[name];
  if (!known) return {fields: {}, unknown: []};
  const type = headers['content-type']?.split(';')[0];
  if (body === undefined) throw new Refusal(400, 'body is required');
  if (type !== 'application/json')
    throw new Refusal(415, `The body must be application/json; it is "${type ?? ''}".`);
  if (body.length > 4096)
    throw new Refusal(413, 'The body is larger than 4096 bytes, the limit for this operation.');
  let fields;
  try {
    fields = JSON.parse(isBase64Encoded ? Buffer.from(body, 'base64').toString() : body);
  } catch {
    throw new Refusal(400, 'body is not JSON');
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new Refusal(400, 'body must be object');
  const unknown = Object.keys(fields).filter((field) => !known.includes(field));
  return {fields, unknown: unknown.map((field) => `body.${encodeURIComponent(field)}`)};
}

async function respond(event) {
  const {claims} = event.requestContext.authorizer.jwt;
  if (claims.token_use !== 'id') throw new Refusal(401, 'Unauthorized: the token is not valid');
  const name = operationOf[event.routeKey];
  const [parameter] = Object.keys(event.queryStringParameters ?? {});
  if (parameter) throw new Refusal(400, `query.${parameter} is not a parameter of this operation`);
  const {fields, unknown} = parseBody(name, event);
  const isStrict = /(^|,)\s*handling\s*=\s*"?strict/i.test(event.headers.prefer ?? '');
  if (isStrict && unknown.length > 0)
    throw new Refusal(
      400,
      unknown.map((path) => `${path} is not a field that this operation knows`).join('; '),
    );
  const response = await operations[name](await requireOwner(claims, event.pathParameters), fields);
  const notes = {
    ...(unknown.length > 0 && {'unknown-fields': unknown.join(', ')}),
    ...(isStrict && {'preference-applied': 'handling=strict'}),
  };
  return {...response, headers: {...response.headers, ...notes}};
}

const operationOf = {
  'GET /users/{userId}/keys': 'listApiKeys',
  'POST /users/{userId}/keys': 'createApiKey',
  'POST /users/{userId}/keys/{keyId}/rotation': 'rotateApiKey',
  'DELETE /users/{userId}/keys/{keyId}': 'revokeApiKey',
};

exports.handler = async (event) => {
  const {status, headers, body} = await respond(event).catch((error) => {
    const isRefusal = error instanceof Refusal;
    // The request may contain a token, and a response a key: neither goes to the log.
    if (!isRefusal) console.error(event.routeKey, error.name, error.message);
    const status = isRefusal ? error.status : 500;
    const message = isRefusal ? error.message : 'An unexpected error occurred.';
    return {status, body: {status_code: status, message}};
  });
  return {
    statusCode: status,
    headers: {
      'cache-control': 'no-store',
      ...headers,
      ...(body && {'content-type': 'application/json; charset=utf-8'}),
    },
    ...(body && {body: JSON.stringify(body)}),
  };
};
