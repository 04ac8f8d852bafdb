import * as z from 'zod';
import {resourceNotFound} from '../pool/errors';
import type {Dependencies} from '../dependencies/dependencies';
import type {Bearer} from '../tokens/bearer';
import {clientId, token, userPoolId} from './fields';
import {parseInput} from './parseInput';

/** One operation of a service, as the table lists it. */
export interface Operation {
  /** Whether the request must be signed by credentials whose role may do this. */
  readonly signed: boolean;
  /** @returns a function from the request's JSON to the response's, or to a promise of it; it throws a CognitoError for anything refused. */
  bind(dependencies: Dependencies): (body: unknown) => object | Promise<object>;
}

type Input<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** An operation that anybody may call. */
export function operation<Shape extends z.ZodRawShape>(
  shape: Shape,
  prepare: (dependencies: Dependencies) => (input: Input<Shape>) => object,
): Operation {
  const schema = z.object(shape);
  return {
    signed: false,
    bind: (dependencies) => {
      const run = prepare(dependencies);
      return (body) => run(parseInput(schema, body));
    },
  };
}

/** An operation that an app calls by its `ClientId`. */
export function clientOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  prepare: (dependencies: Dependencies) => (input: Input<Shape>) => object,
): Operation {
  const schema = z.object(shape);
  const client = z.object({ClientId: clientId});
  return {
    signed: false,
    bind: (dependencies) => {
      const run = prepare(dependencies);
      return (body) => {
        const {ClientId} = parseInput(client, body);
        const input = parseInput(schema, body);
        if (ClientId !== dependencies.pool.userPoolClientId)
          throw resourceNotFound(`User pool client ${ClientId} does not exist.`);
        return run(input);
      };
    },
  };
}

/** An operation for a signed-in user, who is known by an `AccessToken` in the body. */
export function bearerOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  prepare: (dependencies: Dependencies) => (input: Input<Shape>, bearer: Bearer) => object,
): Operation {
  const schema = z.object(shape);
  const bearer = z.object({AccessToken: token});
  return {
    signed: false,
    bind: (dependencies) => {
      const run = prepare(dependencies);
      return async (body) => {
        const {AccessToken} = parseInput(bearer, body);
        const input = parseInput(schema, body);
        return run(input, await dependencies.bearers.ofAccessToken(AccessToken));
      };
    },
  };
}

/** An operation for administrators: signed, and about one user pool. */
export function adminOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  prepare: (dependencies: Dependencies) => (input: Input<Shape>) => object,
): Operation {
  const schema = z.object(shape);
  const pool = z.object({UserPoolId: userPoolId});
  return {
    signed: true,
    bind: (dependencies) => {
      const run = prepare(dependencies);
      return (body) => {
        const {UserPoolId} = parseInput(pool, body);
        const input = parseInput(schema, body);
        if (UserPoolId !== dependencies.pool.userPoolId)
          throw resourceNotFound(`User pool ${UserPoolId} does not exist.`);
        return run(input);
      };
    },
  };
}
