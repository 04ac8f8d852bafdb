/** A person of the fake user pool. */
interface Person {
  readonly accountId: string;
  readonly groups: readonly string[];
  readonly isEnabled?: boolean;
}

/** A user pool and a table in memory, as the libraries of the function show them. */
export interface Fakes {
  /** The libraries, by name. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** What the table keeps. */
  readonly table: ReadonlyMap<string, Item>;
  /** Changes fields of somebody's key, as the platform does or another request. */
  change(keyId: string, fields: Item): void;
  /** Changes a person: their groups, or whether they are disabled. */
  changePerson(userId: string, change: Partial<Person>): void;
  /** Does something once, after the next reading of the table. */
  afterReading(action: () => unknown): void;
  /** The keys in somebody's `custom:apiKeys`. */
  keysOf(userId: string): string[];
  /** The text in somebody's `custom:apiKeys`. */
  writeAttribute(userId: string, text: string): void;
  attributeOf(userId: string): string | undefined;
  /** Lets the table fail from now on. */
  fail(error: Error): void;
}

type Item = Readonly<Record<string, unknown>>;

interface Query {
  readonly ExpressionAttributeValues: Item;
  readonly ExclusiveStartKey?: {readonly start: number};
}

interface Update {
  readonly Key: Item;
  readonly UpdateExpression: string;
  readonly ConditionExpression: string;
  readonly ExpressionAttributeValues: Item;
}

/** So many items the fake table returns at once: a few, so that a list has several pages. */
const PAGE_SIZE = 4;

const idOf = ({userId, keyId}: Item): string => `${String(userId)} ${String(keyId)}`;

/** @param people who there are */
export function createFakes(people: readonly Person[]): Fakes {
  const attributes = new Map<string, string>();
  const table = new Map<string, Item>();
  let failure: Error | undefined;
  const persons = new Map(people.map((person) => [person.accountId, person]));
  let onceRead: (() => unknown) | undefined;
  const find = (username: string) => {
    const person = persons.get(username);
    if (!person) throw Object.assign(new Error('User does not exist.'), {name: 'UserNotFoundException'});
    return person;
  };

  class CognitoIdentityProvider {
    async adminGetUser({Username}: {Username: string}) {
      const {accountId, isEnabled = true} = find(Username);
      const Value = attributes.get(accountId);
      const UserAttributes = Value ? [{Name: 'custom:apiKeys', Value}] : [];
      return {Username: accountId, Enabled: isEnabled, UserAttributes};
    }
    async adminListGroupsForUser({Username}: {Username: string}) {
      return {Groups: find(Username).groups.map((GroupName) => ({GroupName}))};
    }
    async adminUpdateUserAttributes(input: {
      Username: string;
      UserAttributes: {Name: string; Value: string}[];
    }) {
      for (const {Value} of input.UserAttributes) attributes.set(input.Username, Value);
    }
  }
  const change = (id: string, fields: Item) => table.set(id, {...table.get(id), ...fields});
  const document = {
    query: async ({ExpressionAttributeValues, ExclusiveStartKey}: Query) => {
      if (failure) throw failure;
      const all = [...table.values()].filter(({userId}) => userId === ExpressionAttributeValues[':userId']);
      const start = ExclusiveStartKey?.start ?? 0;
      const end = start + PAGE_SIZE;
      const read = onceRead;
      onceRead = undefined;
      await read?.();
      return {Items: all.slice(start, end), ...(end < all.length && {LastEvaluatedKey: {start: end}})};
    },
    put: async ({Item: item}: {Item: Item}) => {
      table.set(idOf(item), item);
    },
    update: async ({Key, UpdateExpression, ConditionExpression, ExpressionAttributeValues}: Update) => {
      const before = table.get(idOf(Key));
      for (const [, not, name = ''] of ConditionExpression.matchAll(/attribute_(not_)?exists\((\w+)\)/g))
        if ((before?.[name] === undefined) !== Boolean(not))
          throw Object.assign(new Error('The conditional request failed'), {
            name: 'ConditionalCheckFailedException',
          });
      for (const [, name = '', value = ''] of UpdateExpression.matchAll(/(\w+) = (:\w+)/g))
        change(idOf(Key), {[name]: ExpressionAttributeValues[value]});
    },
  };

  return {
    modules: {
      '@aws-sdk/client-cognito-identity-provider': {CognitoIdentityProvider},
      '@aws-sdk/client-dynamodb': {DynamoDB: class {}},
      '@aws-sdk/lib-dynamodb': {DynamoDBDocument: {from: () => document}},
    },
    table,
    change: (keyId, fields) => {
      const id = [...table.keys()].find((each) => each.endsWith(keyId));
      if (!id) throw new Error(`The table has no key ${keyId}.`);
      change(id, fields);
    },
    changePerson: (userId, fields) => void persons.set(userId, {...find(userId), ...fields}),
    afterReading: (action) => {
      onceRead = action;
    },
    keysOf: (userId) => JSON.parse(attributes.get(userId) || '[]') as string[],
    attributeOf: (userId) => attributes.get(userId),
    writeAttribute: (userId, text) => void attributes.set(userId, text),
    fail: (error) => {
      failure = error;
    },
  };
}
