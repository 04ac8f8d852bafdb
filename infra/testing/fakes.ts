/** A person of the fake user pool. */
interface Person {
  readonly accountId: string;
  readonly groups: readonly string[];
}

/** A user pool and a table in memory, as the libraries of the function show them. */
export interface Fakes {
  /** The libraries, by name. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** What the table keeps. */
  readonly table: ReadonlyMap<string, Item>;
  /** The keys in somebody's `custom:apiKeys`. */
  keysOf(userId: string): string[];
  writeKeys(userId: string, keys: readonly string[]): void;
  /** Lets the table fail from now on. */
  fail(error: Error): void;
}

type Item = Readonly<Record<string, unknown>>;

/** @param people who there are */
export function createFakes(people: readonly Person[]): Fakes {
  const attributes = new Map<string, string>();
  const table = new Map<string, Item>();
  let failure: Error | undefined;
  const find = (username: string) => {
    const person = people.find(({accountId}) => accountId === username);
    if (!person) throw Object.assign(new Error('User does not exist.'), {name: 'UserNotFoundException'});
    return person;
  };

  class CognitoIdentityProvider {
    async adminGetUser({Username}: {Username: string}) {
      const Value = attributes.get(find(Username).accountId);
      return {UserAttributes: Value ? [{Name: 'custom:apiKeys', Value}] : []};
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
  const document = {
    query: async ({ExpressionAttributeValues}: {ExpressionAttributeValues: Record<string, string>}) => {
      if (failure) throw failure;
      const userId = ExpressionAttributeValues[':userId'];
      return {Items: [...table.values()].filter((item) => item.userId === userId)};
    },
    put: async ({Item: item}: {Item: Item}) => {
      table.set(`${String(item.userId)} ${String(item.keyId)}`, item);
    },
  };

  return {
    modules: {
      '@aws-sdk/client-cognito-identity-provider': {CognitoIdentityProvider},
      '@aws-sdk/client-dynamodb': {DynamoDB: class {}},
      '@aws-sdk/lib-dynamodb': {DynamoDBDocument: {from: () => document}},
    },
    table,
    keysOf: (userId) => JSON.parse(attributes.get(userId) || '[]') as string[],
    writeKeys: (userId, keys) => void attributes.set(userId, JSON.stringify(keys)),
    fail: (error) => {
      failure = error;
    },
  };
}
