import {BlockList, isIP} from 'node:net';
import {networkInterfaces} from 'node:os';
import {embeddedIpv4} from './embeddedIpv4';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

// Programs that listen on no address in particular are reached by these as well.
const unspecified = new BlockList();
unspecified.addSubnet('0.0.0.0', 8, 'ipv4');
unspecified.addAddress('::', 'ipv6');

// Where clouds keep the credentials of their machines. No webhook lives there, even when the outside is allowed.
const neverAllowed = new BlockList();
neverAllowed.addSubnet('169.254.0.0', 16, 'ipv4');
neverAllowed.addSubnet('fe80::', 10, 'ipv6');
neverAllowed.addAddress('fd00:ec2::254', 'ipv6');

/**
 * Whether an IP address is one that a webhook may have. IPv4 written as IPv6 counts as the IPv4 that it is. An address
 * that translators and tunnels send on to an IPv4 is refused where that one is, and never counts as loopback by it: it
 * leaves this machine.
 */
export function isAllowedAddress(address: string, allowOutside: boolean): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0 || neverAllowed.check(address, family)) return false;
  if (embeddedIpv4(address).some((each) => isOfThisMachine(each) || neverAllowed.check(each, 'ipv4')))
    return false;
  return allowOutside || loopback.check(address, family);
}

/** Whether an IP address is one of this machine's own, of whichever of its networks, or leads there. */
export function isOfThisMachine(address: string): boolean {
  if (embeddedIpv4(address).some(isOfThisMachine)) return true;
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (loopback.check(address, family) || unspecified.check(address, family)) return true;
  const own = new BlockList();
  for (const each of Object.values(networkInterfaces()).flat())
    if (each) own.addAddress(each.address, each.family === 'IPv6' ? 'ipv6' : 'ipv4');
  return own.check(address, family);
}
