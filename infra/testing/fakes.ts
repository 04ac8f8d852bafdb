/** A person of the fake user pool. */
interface Person {
  readonly accountId: string;
  readonly groups: readonly string[];
  readonly isEnabled?: boolean;
  /** Whether all their sessions were ended. */
  readonly isSignedOut?: boolean;
}

/** A user pool and a table in memory, as the libraries of the function show them. */
export interface Fakes {
  /** The libraries, by name. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** What the table keeps. */
  readonly table: ReadonlyMap<string, Item>;
  /** Changes fields of somebody's key, as the platform does or another request. */
  change(keyId: string, fields: Item): void;
  /** Puts an item into the table, and takes one out of it. */
  put(item: Item): void;
  forget(keyId: string): void;
  /** Lets changes of single items fail from now on. */
  failUpdates(error: Error): void;
  /** Changes a person: their groups, or whether they are disabled. */
  changePerson(userId: string, change: Partial<Person>): void;
  /** Does something once, after the next reading of the table. */
  afterReading(action: () => unknown): void;
  /** The keys in somebody's `custom:apiKeys`. */
  keysOf(userId: string): string[];
  /** The text in somebody's `custom:apiKeys`. */
  writeAttribute(userId: string, text: string): void;
  attributeOf(userId: string): string | undefined;
  /** Lets the user pool refuse attributes, or take them again. */
  failAttributes(error: Error | undefined): void;
  /** Lets the table fail from now on. */
  fail(error: Error): void;
}

type Item = Readonly<Record<string, unknown>>;

interface Query {
  readonly ExpressionAttributeValues: Item;
  readonly ExclusiveStartKey?: {readonly start: number};
}

interface Conditional {
  readonly ConditionExpression?: string;
  readonly ExpressionAttributeValues?: Item;
}

interface Update extends Conditional {
  readonly Key: Item;
  readonly UpdateExpression: string;
}

interface Write {
  readonly Put?: Conditional & {readonly Item: Item};
  readonly Update?: Update;
}

/** Both services take a while, so that requests overlap. */
const aMoment = () => new Promise((resolve) => setImmediate(resolve));

/** How many items the fake table returns at once: a few, so that a list has several pages. */
const PAGE_SIZE = 4;

const idOf = ({userId, keyId}: Item): string => `${String(userId)} ${String(keyId)}`;

/** @param people who there are */
export function createFakes(people: readonly Person[]): Fakes {
  const attributes = new Map<string, string>();
  const table = new Map<string, Item>();
  let failure: Error | undefined;
  let attributeFailure: Error | undefined;
  let updateFailure: Error | undefined;
  const persons = new Map(people.map((person) => [person.accountId, person]));
  let onceRead: (() => unknown) | undefined;
  const find = (username: string) => {
    const person = persons.get(username);
    if (!person) throw Object.assign(new Error('User does not exist.'), {name: 'UserNotFoundException'});
    return person;
  };

  const refuse = (name: string, message: string) => Object.assign(new Error(message), {name});

  class CognitoIdentityProvider {
    async getUser({AccessToken}: {AccessToken: string}) {
      await aMoment();
      const person = persons.get(AccessToken);
      if (!person || person.isEnabled === false || person.isSignedOut)
        throw refuse('NotAuthorizedException', 'Access Token has been revoked');
      return {Username: person.accountId};
    }
    async adminGetUser({Username}: {Username: string}) {
      await aMoment();
      const {accountId, isEnabled = true} = find(Username);
      const Value = attributes.get(accountId);
      const UserAttributes = Value ? [{Name: 'custom:apiKeys', Value}] : [];
      return {Username: accountId, Enabled: isEnabled, UserAttributes};
    }
    async adminListGroupsForUser({Username}: {Username: string}) {
      await aMoment();
      return {Groups: find(Username).groups.map((GroupName) => ({GroupName}))};
    }
    async adminUpdateUserAttributes(input: {
      Username: string;
      UserAttributes: {Name: string; Value: string}[];
    }) {
      await aMoment();
      if (attributeFailure) throw attributeFailure;
      for (const {Value} of input.UserAttributes) {
        if (Value.length > 2048) throw refuse('InvalidParameterException', 'The attribute is too long.');
        attributes.set(input.Username, Value);
      }
    }
  }
  const change = (id: string, fields: Item) => table.set(id, {...table.get(id), ...fields});
  const holds = (before: Item | undefined, {ConditionExpression, ExpressionAttributeValues}: Conditional) => {
    const parts = ConditionExpression?.split(' AND ') ?? [];
    return parts.every((part) => {
      const [, not, present] = /^attribute_(not_)?exists\((\w+)\)$/.exec(part) ?? [];
      if (present) return (before?.[present] === undefined) === Boolean(not);
      const [, name = '', value = ''] = /^(\w+) = (:\w+)$/.exec(part) ?? [];
      if (!name) throw new Error(`The fake table does not know the condition ${part}.`);
      return before?.[name] === ExpressionAttributeValues?.[value];
    });
  };
  const write = ({Key, UpdateExpression, ExpressionAttributeValues: values = {}}: Update) => {
    const [, added, set = '', removed = ''] =
      /^(?:ADD (\w+ :\w+) ?)?(?:SET (.+?))?(?: ?REMOVE (.+))?$/.exec(UpdateExpression) ?? [];
    const id = idOf(Key);
    change(id, Key);
    const [counter = '', amount = ''] = added?.split(' ') ?? [];
    if (added) change(id, {[counter]: Number(table.get(id)?.[counter] ?? 0) + Number(values[amount])});
    for (const [, name = '', value = ''] of set.matchAll(/(\w+) = (:\w+)/g))
      change(id, {[name]: values[value]});
    const left = Object.entries(table.get(id) ?? {}).filter(([name]) => !removed.split(', ').includes(name));
    table.set(id, Object.fromEntries(left));
  };
  const document = {
    query: async ({ExpressionAttributeValues, ExclusiveStartKey}: Query) => {
      await aMoment();
      if (failure) throw failure;
      const all = [...table.values()].filter((item) =>
        Object.entries(ExpressionAttributeValues).every(([name, value]) => item[name.slice(1)] === value),
      );
      const start = ExclusiveStartKey?.start ?? 0;
      const end = start + PAGE_SIZE;
      const read = onceRead;
      onceRead = undefined;
      await read?.();
      return {Items: all.slice(start, end), ...(end < all.length && {LastEvaluatedKey: {start: end}})};
    },
    update: async (input: Update) => {
      await aMoment();
      const thrown = failure ?? updateFailure;
      if (thrown) throw thrown;
      if (!holds(table.get(idOf(input.Key)), input))
        throw refuse('ConditionalCheckFailedException', 'The conditional request failed');
      write(input);
      return {Attributes: table.get(idOf(input.Key))};
    },
    /** All or nothing, as DynamoDB does: no condition sees half of another transaction. */
    transactWrite: async ({TransactItems}: {TransactItems: readonly Write[]}) => {
      await aMoment();
      if (failure) throw failure;
      const CancellationReasons = TransactItems.map(({Put, Update}) => {
        const isMet = Put
          ? holds(table.get(idOf(Put.Item)), Put)
          : !Update || holds(table.get(idOf(Update.Key)), Update);
        return {Code: isMet ? 'None' : 'ConditionalCheckFailed'};
      });
      if (CancellationReasons.some(({Code}) => Code !== 'None'))
        throw Object.assign(refuse('TransactionCanceledException', 'Transaction cancelled'), {
          CancellationReasons,
        });
      for (const {Put, Update} of TransactItems) {
        if (Put) table.set(idOf(Put.Item), Put.Item);
        if (Update) write(Update);
      }
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
    put: (item) => void table.set(idOf(item), item),
    forget: (keyId) => {
      for (const id of [...table.keys()].filter((each) => each.endsWith(keyId))) table.delete(id);
    },
    failUpdates: (error) => {
      updateFailure = error;
    },
    changePerson: (userId, fields) => void persons.set(userId, {...find(userId), ...fields}),
    afterReading: (action) => {
      onceRead = action;
    },
    keysOf: (userId) => JSON.parse(attributes.get(userId) || '[]') as string[],
    attributeOf: (userId) => attributes.get(userId),
    writeAttribute: (userId, text) => void attributes.set(userId, text),
    failAttributes: (error) => {
      attributeFailure = error;
    },
    fail: (error) => {
      failure = error;
    },
  };
}
