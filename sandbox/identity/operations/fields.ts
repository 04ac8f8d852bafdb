import * as z from 'zod';

// Limits and patterns are those of the API references (Amazon Cognito user pools, API version 2016-04-18, and identity
// pools, 2014-06-30).

export const clientId = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\w+]+$/);
export const userPoolId = z
  .string()
  .min(1)
  .max(55)
  .regex(/^[\w-]+_[0-9a-zA-Z]+$/);
/** Access and refresh tokens. */
export const token = z.string().regex(/^[A-Za-z0-9\-_=.]+$/);
/** Where the reference says nothing closer. */
export const text = z.string().max(131072);
/** What a client tells at a step of a sign-in. */
export const parameters = z.record(z.string(), text).default({});
export const username = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]*$/u);
/** Without blanks at either end. The pool's own rules come later, with an error of their own. */
export const password = z
  .string()
  .max(256)
  .regex(/^\S+.*\S+$/s);
export const confirmationCode = z.string().min(1).max(2048).regex(/^\S+$/);
export const session = z.string().min(20).max(2048);
export const groupName = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\p{L}\p{M}\p{S}\p{N}\p{P}]*$/u);
export const attributes = z.array(
  z.object({Name: z.string().min(1).max(32), Value: z.string().max(2048).optional()}),
);
/** A page of up to 60. */
export const pageLimit = z.number().int().min(0).max(60);
export const nextToken = z.string().min(1).max(131072).regex(/^\S+$/);
/** An identity or an identity pool. */
export const identityId = z
  .string()
  .min(1)
  .max(55)
  .regex(/^[\w-]+:[0-9a-f-]+$/);
/** Tokens by provider name. */
export const logins = z.record(z.string(), z.string().min(1).max(50000)).default({});
