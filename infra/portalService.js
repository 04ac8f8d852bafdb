// The portal service of api/portal.yaml: creates, rotates and revokes API keys. API Gateway has checked the token before;
// GetUser says whether it still counts. The table knows a key's digest, by which the platform checks keys, and
// custom:apiKeys how its owner recognizes it. The key itself is in the one response that issues it.
/* global PLATFORM_PATHS */
const {isUtf8} = require('node:buffer');
const {createHash, randomBytes, randomInt} = require('node:crypto');
const {setTimeout: pause} = require('node:timers/promises');
const {CognitoIdentityProvider} = require('@aws-sdk/client-cognito-identity-provider');
const {DynamoDB} = require('@aws-sdk/client-dynamodb');
const {DynamoDBDocument} = require('@aws-sdk/lib-dynamodb');

const {USER_POOL_ID: UserPoolId, TABLE: TableName, ADMIN_GROUP} = process.env;
const pool = new CognitoIdentityProvider();
const table = DynamoDBDocument.from(new DynamoDB());

const MOST_KEYS = 10;
const REMEMBERED = 30 * 24 * 3600 * 1000;
/** Requests of one person in a minute. */
const MOST_REQUESTS = 60;
/** How often a change is tried while others change the keys of the same person. */
const ATTEMPTS = 25;
/** Characters that custom:apiKeys has room for. */
const MOST_CHARACTERS = 2048;
/** Of a label, in custom:apiKeys: each token carries them. */
const LABEL_CHARACTERS = 20;
/** What years of four digits can say. */
const EARLIEST = Date.parse('0000-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');
// The contract's rule: no control characters.
const LABEL = /^\S([ -~\u0080-\u{10ffff}]{0,58}\S)?$/u;
const USER_ID = /^[A-Za-z0-9][A-Za-z0-9-]*$/;
const USER_ID_CHARACTERS = 128;
/** The form of the keys that this service issues. */
const OWN_KEY = /^pk_[\w-]{40}$/;
const knownFields = {
  createApiKey: ['label', 'expiresAt', 'readOnly', 'allowedPaths'],
  rotateApiKey: ['oldValidForSeconds'],
};
/** The paths of the platform's contract, put in by the synthesis: those that no other path continues. */
const platformPaths = PLATFORM_PATHS.split(' ');
const MOST_PATHS = 20;
const PATH_CHARACTERS = 120;

/** An error that the caller is to see. */
class Refusal extends Error {
  constructor(status, message, headers) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

const INSTANT =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?(?:Z|([+-])(\d\d)(?::?(\d\d))?))?$/i;
const WITHOUT_OFFSET = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/i;

/** A date-time as the contract allows it, leap seconds included, in milliseconds since 1970; a date is its midnight. */
function parseInstant(text) {
  const refuse = (problem) => {
    throw new Refusal(400, `body.expiresAt ${problem}`);
  };
  if (typeof text !== 'string') refuse('must be string');
  if (WITHOUT_OFFSET.test(text)) refuse('has no offset: add Z for UTC, or an offset such as +02:00');
  const parts = INSTANT.exec(text);
  if (!parts)
    refuse('must be an ISO 8601 date and time with an offset, such as 2026-07-14T18:00:00Z, or a date alone');
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0));
  const [hours, minutes] = [Number(parts[9] ?? 0), Number(parts[10] ?? 0)];
  const time = new Date(0);
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  time.setUTCFullYear(year, month - 1, day);
  const isOfCalendar = time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
  time.setUTCHours(hour, minute - (hours * 60 + minutes) * (parts[8] === '-' ? -1 : 1));
  // A leap second is the one after 23:59:59 UTC.
  const mostSeconds = time.getUTCHours() === 23 && time.getUTCMinutes() === 59 ? 60 : 59;
  if (!isOfCalendar || hour > 23 || minute > 59 || hours > 23 || minutes > 59 || second > mostSeconds)
    refuse('must be a day and a time that exist');
  const instant = time.getTime() + second * 1000 + Math.floor(Number(`0${parts[7] ?? ''}`) * 1000);
  if (instant < EARLIEST || instant > LATEST) refuse('must be between the years 0000 and 9999 UTC');
  return instant;
}

const digest = (key) => createHash('sha256').update(key).digest('hex');
const format = (time) => new Date(Math.min(time, LATEST)).toISOString();

/** When a key ended or will, in milliseconds since 1970; infinite for one without an end. */
const endOf = ({revokedAt, expiresAt}) => Date.parse(revokedAt ?? expiresAt ?? '') || Infinity;

function describe(key) {
  const {keyId, label, lastFour, createdAt, lastUsedAt, expiresAt, revokedAt, isReplaced} = key;
  const hasEnded = endOf({revokedAt, expiresAt}) <= Date.now();
  const status = revokedAt ? 'revoked' : hasEnded ? 'expired' : isReplaced ? 'replaced' : 'active';
  const times = Object.entries({lastUsedAt, expiresAt, revokedAt}).filter(([, time]) => time);
  return {keyId, label, lastFour, status, ...scopeOf(key), createdAt, ...Object.fromEntries(times)};
}

/** What a key may do of what its owner may; a field that is left out limits nothing. */
const scopeOf = ({readOnly, allowedPaths}) => ({
  ...(readOnly && {readOnly}),
  ...(allowedPaths && {allowedPaths: [...new Set(allowedPaths)]}),
});

/** Beside the keys of a person stands how often this service has changed them. */
const COUNTER = 'changes';

/** Every key of a person that the table still knows, and how often they were changed. */
async function load(userId) {
  const items = [];
  let ExclusiveStartKey;
  do {
    const page = await table.query({
      TableName,
      ConsistentRead: true,
      KeyConditionExpression: 'userId = :userId',
      ExpressionAttributeValues: {':userId': userId},
      ...(ExclusiveStartKey && {ExclusiveStartKey}),
    });
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  const changes = items.find(({keyId}) => keyId === COUNTER)?.changeCount ?? 0;
  return {keys: items.filter(({keyId}) => keyId !== COUNTER), changes};
}

const isListed = (key) => endOf(key) >= Date.now() - REMEMBERED;
const isValid = (key) => endOf(key) > Date.now();

/** DynamoDB forgets a key by itself then. */
const forgetAtOf = (key) => {
  const end = endOf(key);
  return end === Infinity ? {} : {forgetAt: Math.ceil((end + REMEMBERED) / 1000)};
};

/** Writes some fields of an item, and removes those that are undefined. Others stay: the platform writes lastUsedAt. */
function update(Key, fields, condition, values = {}) {
  const names = Object.keys(fields);
  const set = names.filter((name) => fields[name] !== undefined);
  const removed = names.filter((name) => fields[name] === undefined);
  const ExpressionAttributeValues = {
    ...Object.fromEntries(set.map((name) => [`:${name}`, fields[name]])),
    ...values,
  };
  return {
    Update: {
      TableName,
      Key,
      UpdateExpression: [
        ...(set.length > 0 ? [`SET ${set.map((name) => `${name} = :${name}`).join(', ')}`] : []),
        ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
      ].join(' '),
      ConditionExpression: condition,
      ...(Object.keys(ExpressionAttributeValues).length > 0 && {ExpressionAttributeValues}),
    },
  };
}

/** Changes when a key ends, unless somebody has revoked it meanwhile. */
const end = (key, fields) =>
  update(
    {userId: key.userId, keyId: key.keyId},
    {...fields, ...forgetAtOf({...key, ...fields})},
    'attribute_exists(keyId) AND attribute_not_exists(revokedAt)',
  );

const counted = (userId, changes) =>
  update(
    {userId, keyId: COUNTER},
    {changeCount: changes + 1},
    changes === 0 ? 'attribute_not_exists(changeCount)' : 'changeCount = :before',
    changes === 0 ? {} : {':before': changes},
  );

/** Whether a change failed because others changed the same keys meanwhile. */
const isOvertaken = ({name, CancellationReasons = []}) =>
  name === 'TransactionCanceledException' &&
  CancellationReasons.every(({Code}) =>
    ['None', 'ConditionalCheckFailed', 'TransactionConflict'].includes(Code),
  );

/**
 * Changes the keys of a person, all or nothing, by what they are at that moment: two changes at once happen one after
 * the other.
 *
 * @param decide says by the keys what to write, and what comes of it
 */
async function change(userId, decide) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const {keys, changes} = await load(userId);
    const {writes, result} = decide(keys.filter(isListed));
    if (writes.length === 0) return result;
    try {
      await table.transactWrite({TransactItems: [...writes, counted(userId, changes)]});
      return result;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      await pause(randomInt(20 * attempt));
    }
  }
  throw new Refusal(429, 'Other requests change the keys of this person; try again.', {'retry-after': '1'});
}

/** The texts that an attribute lists; none if somebody wrote there what is no list. */
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

/** How custom:apiKeys names a key of this service. No header can contain the first character, so it is nobody's key. */
function nameOf({keyId, lastFour, label}) {
  const characters = [...label];
  const short =
    characters.length > LABEL_CHARACTERS ? `${characters.slice(0, LABEL_CHARACTERS - 1).join('')}…` : label;
  return `…${lastFour} ${keyId} ${short}`;
}

/**
 * Names the keys that work in custom:apiKeys, the one that works longest first, and removes those that ended. Keys that
 * another service issued are not known here, and remain at the end of the list. Returns the keys.
 */
async function updateAttribute(userId) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const {keys, changes} = await load(userId);
    const {UserAttributes = []} = await pool.adminGetUser({UserPoolId, Username: userId});
    const before = parseAttribute(UserAttributes.find(({Name}) => Name === 'custom:apiKeys')?.Value);
    const digests = new Set(keys.map((key) => key.digest));
    const foreign = before.filter(
      (text) => !text.startsWith('…') && !OWN_KEY.test(text) && !digests.has(digest(text)),
    );
    const names = keys
      .filter(isValid)
      .sort((one, other) => (endOf(one) === endOf(other) ? 0 : endOf(other) - endOf(one)))
      .map(nameOf);
    // A key of another service stands nowhere else; a name is only left out.
    while (names.length > 0 && JSON.stringify([...names, ...foreign]).length > MOST_CHARACTERS) names.pop();
    const Value = JSON.stringify([...names, ...foreign]);
    if (Value === JSON.stringify(before)) return keys;
    await pool.adminUpdateUserAttributes({
      UserPoolId,
      Username: userId,
      UserAttributes: [{Name: 'custom:apiKeys', Value: Value === '[]' ? '' : Value}],
    });
    // The user pool cannot compare and write. Whoever wrote what has been overtaken sees it here, and writes again.
    if ((await load(userId)).changes === changes) return keys;
  }
  throw new Error('the keys changed too often to be listed');
}

/** Brings custom:apiKeys up to date after a change that stands in any case; the next request tries again. */
const tryToUpdateAttribute = (userId) =>
  updateAttribute(userId).catch((error) => console.error('custom:apiKeys was not written:', error.name));

/** Brings custom:apiKeys up to date, or takes the change back. */
async function updateAttributeOr(userId, takeBack) {
  try {
    await updateAttribute(userId);
  } catch (error) {
    await change(userId, takeBack);
    throw error;
  }
}

function requireFreeSlot(keys, most = MOST_KEYS) {
  if (keys.filter(isValid).length >= most)
    throw new Refusal(
      400,
      `body: ${MOST_KEYS} keys work already, the most that a person can hold; revoke one first`,
    );
}

async function requireAccess(userId) {
  if ((await listGroups(userId)).length === 0)
    throw new Refusal(403, 'An administrator must give this account access before it can have an API key.');
}

function requireKey(keys, keyId) {
  const key = keys.find((each) => each.keyId === keyId);
  if (!key) throw new Refusal(404, `path.keyId: there is no key with the id ${keyId}`);
  return key;
}

function requireActive(key) {
  const {status} = describe(key);
  if (status !== 'active')
    throw new Refusal(400, `path.keyId: the key is ${status}; only an active key can be rotated`);
}

/** A new key and what is stored of it. */
function makeKey(userId, {label, expiresAt, ...scope}) {
  const key = `pk_${randomBytes(30).toString('base64url')}`;
  const keyId = randomBytes(13).toString('hex');
  const createdAt = format(Date.now());
  const fields = {userId, keyId, digest: digest(key), label, lastFour: key.slice(-4), createdAt};
  const stored = {...fields, ...scopeOf(scope), ...(expiresAt && {expiresAt}), ...forgetAtOf({expiresAt})};
  const put = {Put: {TableName, Item: stored, ConditionExpression: 'attribute_not_exists(keyId)'}};
  const revocation = (keys) =>
    keys
      .filter((each) => each.keyId === keyId && isValid(each))
      .map((each) => end(each, {revokedAt: format(Date.now())}));
  const headers = {location: `/users/${userId}/keys/${keyId}`};
  return {put, revocation, response: {status: 201, headers, body: {key, apiKey: describe(stored)}}};
}

/** Refuses a scope that is none, or that allows less than it seems to. */
function requireScope({readOnly, allowedPaths: paths}) {
  const refuse = (problem) => {
    throw new Refusal(400, `body.${problem}`);
  };
  if (readOnly !== undefined && typeof readOnly !== 'boolean') refuse('readOnly must be boolean');
  if (paths === undefined) return;
  if (!Array.isArray(paths)) refuse('allowedPaths must be array');
  if (paths.length < 1) refuse('allowedPaths must NOT have fewer than 1 items');
  if (paths.length > MOST_PATHS) refuse(`allowedPaths must NOT have more than ${MOST_PATHS} items`);
  paths.forEach((allowed, index) => {
    if (typeof allowed !== 'string') refuse(`allowedPaths[${index}] must be string`);
    if ([...allowed].length < 2) refuse(`allowedPaths[${index}] must NOT have fewer than 2 characters`);
    if ([...allowed].length > PATH_CHARACTERS)
      refuse(`allowedPaths[${index}] must NOT have more than ${PATH_CHARACTERS} characters`);
  });
  const unknown = paths.flatMap((allowed, index) =>
    platformPaths.some((path) => `${path}/`.startsWith(`${allowed}/`))
      ? []
      : `body.allowedPaths[${index}] must be a path of the platform's API or the beginning of one, in whole segments, such as /locations`,
  );
  if (unknown.length > 0) throw new Refusal(400, unknown.join('; '));
}

const operations = {
  async listApiKeys({userId}) {
    const keys = ((await tryToUpdateAttribute(userId)) ?? (await load(userId)).keys).filter(isListed);
    keys.sort(
      (one, other) => other.createdAt.localeCompare(one.createdAt) || other.keyId.localeCompare(one.keyId),
    );
    return {status: 200, body: {keys: keys.map(describe)}};
  },

  /** Calls reach the platform, and not this service: it knows of each key when it was last used, and no more. */
  async getApiKeyUsage() {
    return {status: 200, body: {isCounted: false, keys: []}};
  },

  async createApiKey({userId}, {label, expiresAt, ...scope}) {
    if (label === undefined) throw new Refusal(400, 'body.label is required');
    if (typeof label !== 'string') throw new Refusal(400, 'body.label must be string');
    if (!LABEL.test(label))
      throw new Refusal(
        400,
        'body.label must be 1 to 60 characters on one line, without a space at either end',
      );
    const end = expiresAt === undefined ? undefined : parseInstant(expiresAt);
    if (end <= Date.now()) throw new Refusal(400, 'body.expiresAt must be in the future');
    requireScope(scope);
    await requireAccess(userId);
    const {put, revocation, response} = makeKey(userId, {...scope, label, expiresAt: end && format(end)});
    await change(userId, (keys) => {
      requireFreeSlot(keys);
      return {writes: [put]};
    });
    await updateAttributeOr(userId, (keys) => ({writes: revocation(keys)}));
    return response;
  },

  async rotateApiKey({userId, keyId}, {oldValidForSeconds: seconds = 86_400}) {
    if (!Number.isInteger(seconds)) throw new Refusal(400, 'body.oldValidForSeconds must be integer');
    if (seconds < 0) throw new Refusal(400, 'body.oldValidForSeconds must be >= 0');
    if (seconds > 604_800) throw new Refusal(400, 'body.oldValidForSeconds must be <= 604800');
    await requireAccess(userId);
    const {old, changes, revocation, response} = await change(userId, (keys) => {
      const old = requireKey(keys, keyId);
      requireActive(old);
      // The old key makes room for the new one if it ends now.
      requireFreeSlot(keys, seconds === 0 ? MOST_KEYS + 1 : MOST_KEYS);
      const lifetime = old.expiresAt && Date.parse(old.expiresAt) - Date.parse(old.createdAt);
      const changes = {
        isReplaced: true,
        expiresAt: format(Math.min(Date.now() + seconds * 1000, endOf(old))),
      };
      const expiresAt = lifetime && format(Date.now() + lifetime);
      const made = makeKey(userId, {...scopeOf(old), label: old.label, expiresAt});
      return {writes: [end(old, changes), made.put], result: {...made, old, changes}};
    });
    await updateAttributeOr(userId, (keys) => {
      const {expiresAt} = old;
      const isOurs = (key) => key.keyId === keyId && !key.revokedAt && key.expiresAt === changes.expiresAt;
      const back = {isReplaced: undefined, expiresAt, forgetAt: undefined, ...forgetAtOf({expiresAt})};
      const restored = keys.filter(isOurs).map((key) => end({userId, keyId: key.keyId}, back));
      return {writes: [...revocation(keys), ...restored]};
    });
    return {...response, body: {...response.body, replaced: describe({...old, ...changes})}};
  },

  async revokeApiKey({userId, keyId}) {
    await change(userId, (keys) => {
      const key = requireKey(keys, keyId);
      return {writes: isValid(key) ? [end(key, {revokedAt: format(Date.now())})] : []};
    });
    await tryToUpdateAttribute(userId);
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

/** Why the user pool does not take a token: it was revoked, has expired, or its bearer is disabled or gone. */
const refusals = ['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException'];

/** Who calls: the authorizer has read the token, and the user pool knows whether it still counts. */
async function requireCaller({headers, requestContext}) {
  const invalid = new Refusal(401, 'Unauthorized: the token is not valid');
  if (requestContext.authorizer.jwt.claims.token_use !== 'access') throw invalid;
  const AccessToken = headers.authorization.replace(/^Bearer +/i, '');
  try {
    return (await pool.getUser({AccessToken})).Username;
  } catch (error) {
    throw refusals.includes(error.name) ? invalid : error;
  }
}

/** Nobody sends more than so many requests in a minute; each minute has an item of its own, which DynamoDB forgets. */
async function countRequest(self) {
  const minute = Math.floor(Date.now() / 60_000);
  const {Attributes} = await table.update({
    TableName,
    // Apart from the person's keys, which are read whole.
    Key: {userId: `requests of ${self}`, keyId: String(minute)},
    UpdateExpression: 'ADD requestCount :one SET forgetAt = :forgetAt',
    ExpressionAttributeValues: {':one': 1, ':forgetAt': (minute + 2) * 60},
    ReturnValues: 'UPDATED_NEW',
  });
  if (Attributes.requestCount > MOST_REQUESTS)
    throw new Refusal(429, `More than ${MOST_REQUESTS} requests in a minute; try again in the next.`, {
      'retry-after': String((minute + 1) * 60 - Math.floor(Date.now() / 1000)),
    });
}

/** Whose keys a request is about: one's own, or for administrators another person's. */
async function requireOwner(self, {userId, keyId}) {
  if (!USER_ID.test(userId)) throw new Refusal(400, 'path.userId must be "me" or a user id');
  if (userId.length > USER_ID_CHARACTERS)
    throw new Refusal(400, `path.userId must NOT have more than ${USER_ID_CHARACTERS} characters`);
  if (keyId !== undefined && !/^[a-z0-9]{26}$/.test(keyId))
    throw new Refusal(400, 'path.keyId must be 26 lower-case letters and digits');
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

/** Whether no text of a value contains half of a surrogate pair, which neither table nor user pool could store. */
const isWellFormed = (value) =>
  typeof value === 'string'
    ? value.isWellFormed()
    : typeof value !== 'object' || value === null || Object.entries(value).flat().every(isWellFormed);

/** The body of a request, and what of it the operation does not know. */
function parseBody(name, {body, isBase64Encoded, headers}) {
  const known = knownFields[name];
  if (!known) return {fields: {}, unknown: []};
  const type = headers['content-type']?.split(';')[0].trim().toLowerCase();
  if (body === undefined) throw new Refusal(400, 'body is required');
  if (type !== 'application/json')
    throw new Refusal(415, `The body must be application/json; it is "${type ?? ''}".`);
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > 4096)
    throw new Refusal(413, 'The body is larger than 4096 bytes, the limit for this operation.');
  if (!isUtf8(bytes)) throw new Refusal(400, 'body is not UTF-8');
  let fields;
  try {
    fields = JSON.parse(bytes.toString());
  } catch {
    throw new Refusal(400, 'body is not JSON');
  }
  if (depthOf(fields) > 64) throw new Refusal(400, 'body is nested deeper than 64 levels');
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new Refusal(400, 'body must be object');
  const lost = Object.entries(fields).find((entry) => !isWellFormed(entry));
  if (lost) throw new Refusal(400, `body.${lost[0].toWellFormed()} contains half of a surrogate pair`);
  const unknown = Object.keys(fields).filter((field) => !known.includes(field));
  return {fields, unknown: unknown.map((field) => `body.${encodeURIComponent(field)}`)};
}

/** How many objects and lists stand in each other at the deepest place of a value. */
function depthOf(value) {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** A header that is much longer is refused on its way. */
const LONGEST_HEADER = 1000;

/** Paths separated by commas; three points at the end stand for those that find no room. */
function listed(paths) {
  let length = 0;
  const fitting = paths.filter((path) => (length += path.length + 2) <= LONGEST_HEADER);
  return [...fitting, ...(fitting.length < paths.length ? ['...'] : [])].join(', ');
}

/** Whether a `Prefer` header (RFC 7240) asks for strict handling; the first `handling` counts. */
function prefersStrictness(header) {
  const values = header
    .split(',')
    .map((text) => /^\s*handling\s*=\s*"?([\w-]*)"?\s*(?:;|$)/i.exec(text)?.[1]);
  return values.find((value) => value !== undefined)?.toLowerCase() === 'strict';
}

async function respond(event) {
  const self = await requireCaller(event);
  await countRequest(self);
  const name = operationOf[event.routeKey];
  const [parameter] = Object.keys(event.queryStringParameters ?? {});
  if (parameter) throw new Refusal(400, `query.${parameter} is not a parameter of this operation`);
  const {fields, unknown} = parseBody(name, event);
  const isStrict = prefersStrictness(event.headers.prefer ?? '');
  if (isStrict && unknown.length > 0)
    throw new Refusal(
      400,
      unknown.map((path) => `${path} is not a field that this operation knows`).join('; '),
    );
  const response = await operations[name](await requireOwner(self, event.pathParameters), fields);
  const notes = {
    ...(unknown.length > 0 && {'unknown-fields': listed(unknown)}),
    ...(isStrict && {'preference-applied': 'handling=strict'}),
  };
  return {...response, headers: {...response.headers, ...notes}};
}

const operationOf = {
  'GET /users/{userId}/keys': 'listApiKeys',
  'GET /users/{userId}/key-usage': 'getApiKeyUsage',
  'POST /users/{userId}/keys': 'createApiKey',
  'POST /users/{userId}/keys/{keyId}/rotation': 'rotateApiKey',
  'DELETE /users/{userId}/keys/{keyId}': 'revokeApiKey',
};

/** How the user pool and the table say that they get too many requests, of whomever. */
const throttled = [
  'TooManyRequestsException',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
];
const isThrottled = ({name, CancellationReasons = []}) =>
  throttled.includes(name) ||
  CancellationReasons.some(({Code}) => ['ThrottlingError', 'ProvisionedThroughputExceeded'].includes(Code));

/** What the caller is told of an error. */
function refusalOf(error) {
  if (error instanceof Refusal) return error;
  return isThrottled(error)
    ? new Refusal(429, 'The service is busy; try again.', {'retry-after': '1'})
    : new Refusal(500, 'An unexpected error occurred.');
}

exports.handler = async (event) => {
  const {status, headers, body} = await respond(event).catch((error) => {
    // The request may contain a token, and a response a key: neither goes to the log.
    if (!(error instanceof Refusal)) console.error(event.routeKey, error.name, error.message);
    const {status, message, headers} = refusalOf(error);
    return {status, headers, body: {status_code: status, message}};
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
