import * as z from 'zod';
import {resourceNotFound} from '../errors';
import type {Services} from '../services';
import type {Bearer} from '../tokens/bearer';
import {accessToken, clientId, userPoolId} from './fields';
import {readInput} from './readInput';

/** One operation of a service, as the table holds it. */
export interface Operation {
  /** Whether the request must be signed by credentials whose role may do this. */
  readonly signed: boolean;
  /** @returns a function from the request's JSON to the answer's; it throws a CognitoError for anything refused. */
  bind(services: Services): (body: unknown) => object;
}

type Input<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** An operation that anybody may call. */
export function operation<Shape extends z.ZodRawShape>(
  shape: Shape,
  prepare: (services: Services) => (input: Input<Shape>) => object,
): Operation {
  const schema = z.object(shape);
  return {
    signed: false,
    bind: (services) => {
      const run = prepare(services);
      return (body) => run(readInput(schema, body));
    },
  };
}

/** An operation that an app calls by its `ClientId`. */
export function clientOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  prepare: (services: Services) => (input: Input<Shape>) => object,
): Operation {
  const schema = z.object(shape);
  const client = z.object({ClientId: clientId});
  return {
    signed: false,
    bind: (services) => {
      const run = prepare(services);
      return (body) => {
        const {ClientId} = readInput(client, body);
        const input = readInput(schema, body);
        if (ClientId !== services.pool.userPoolClientId)
          throw resourceNotFound(`User pool client ${ClientId} does not exist.`);
        return run(input);
      };
    },
  };
}

/** An operation for a signed-in user, who is known by an `AccessToken` in the body. */
export function bearerOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  prepare: (services: Services) => (input: Input<Shape>, bearer: Bearer) => object,
): Operation {
  const schema = z.object(shape);
  const token = z.object({AccessToken: accessToken});
  return {
    signed: false,
    bind: (services) => {
      const run = prepare(services);
      return (body) => {
        const {AccessToken} = readInput(token, body);
        const input = readInput(schema, body);
        return run(input, services.bearers.ofAccessToken(AccessToken));
      };
    },
  };
}

/** An operation for administrators: signed, and about one user pool. */
export function adminOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  prepare: (services: Services) => (input: Input<Shape>) => object,
): Operation {
  const schema = z.object(shape);
  const pool = z.object({UserPoolId: userPoolId});
  return {
    signed: true,
    bind: (services) => {
      const run = prepare(services);
      return (body) => {
        const {UserPoolId} = readInput(pool, body);
        const input = readInput(schema, body);
        if (UserPoolId !== services.pool.userPoolId)
          throw resourceNotFound(`User pool ${UserPoolId} does not exist.`);
        return run(input);
      };
    },
  };
}
