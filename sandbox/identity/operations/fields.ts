import * as z from 'zod';

// Limits and patterns are those of the API reference (Amazon Cognito user pools, API version 2016-04-18).

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
export const accessToken = z.string().regex(/^[A-Za-z0-9\-_=.]+$/);
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
export const nextToken = z.string().min(1).max(131072);
