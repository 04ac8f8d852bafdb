import {lookup} from 'node:dns/promises';
import type {LookupAddress} from 'node:dns';
import {isIP} from 'node:net';
import {isAllowedAddress, isOfThisMachine} from './loopback';
import {WebhookError} from '../../platform/shared/conversion/webhookError';

/** Finds the addresses of a host name; tests hand in their own. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export const resolveByDns: Resolve = (hostname) => lookup(hostname, {all: true, verbatim: true});

/** Where requests may go. */
export interface Reach {
  readonly allowOutside: boolean;
  /** The ports at which this sandbox itself listens. */
  readonly ownPorts: () => readonly number[];
}

/** Of the schemes that a webhook may have. */
const defaultPorts: ReadonlyMap<string, number> = new Map([
  ['http:', 80],
  ['https:', 443],
]);

/**
 * The addresses that a webhook's host has, all of them allowed. Whoever connects must connect to these and ask no name
 * server again: a second reply could name others. The sandbox itself is no target, by whatever name of this machine: a
 * webhook could otherwise reset it, with a request that no page of elsewhere may send.
 * @throws WebhookError when the host is unknown, or when even one of its addresses is not allowed.
 */
export async function resolveTarget(
  url: URL,
  {allowOutside, ownPorts}: Reach,
  resolve: Resolve,
): Promise<readonly LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = await addressesOf(host, resolve);
  const port = Number(url.port) || (defaultPorts.get(url.protocol) ?? 0);
  if (ownPorts().includes(port) && addresses.some(({address}) => isOfThisMachine(address)))
    throw new WebhookError(`is at ${url.host}, which is this sandbox itself`);
  const refused = addresses.find(({address}) => !isAllowedAddress(address, allowOutside));
  if (!refused) return addresses;
  const where = isIP(host) === 0 ? `${host} (${refused.address})` : host;
  throw new WebhookError(
    allowOutside
      ? `is at ${where}, an address to which this sandbox never sends requests`
      : `is at ${where}, and this sandbox sends requests only to this machine: ` +
          'use a loopback address, or start it with SANDBOX_ALLOW_OUTSIDE=1',
  );
}

async function addressesOf(host: string, resolve: Resolve): Promise<readonly LookupAddress[]> {
  const family = isIP(host);
  if (family !== 0) return [{address: host, family}];
  const addresses = await resolve(host).catch(() => []);
  if (addresses.length === 0) throw new WebhookError(`is at ${host}, which does not resolve to an address`);
  return addresses;
}
