import createClient, {type Client} from 'openapi-fetch';
import type {paths} from '../contract/generated/contract';
import {listeningSandbox} from './listeningSandbox';

/** The contract's lists are separated by commas, which openapi-fetch has to be told. */
const querySerializer = {array: {style: 'form', explode: false}} as const;

/** The public typed client, with the seeded developer's key, before a sandbox of this test alone. */
export async function connect(): Promise<Client<paths>> {
  const headers = {'x-api-key': 'sandbox-developer-key'};
  return createClient<paths>({baseUrl: await listeningSandbox(), headers, querySerializer});
}
