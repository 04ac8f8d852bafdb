import {expect, test} from 'vitest';
import {embeddedIpv4} from './embeddedIpv4';
import {isAllowedAddress, isOfThisMachine} from './loopback';

test.each([
  ['64:ff9b::7f00:1', ['127.0.0.1']],
  ['64:ff9b::169.254.169.254', ['169.254.169.254']],
  ['64:FF9B:0:0::8.8.8.8', ['8.8.8.8']],
  ['64:ff9b:1::a9fe:a9fe', ['169.254.169.254']],
  ['64:ff9b:1:abcd::127.0.0.1', ['127.0.0.1']],
  ['2002:7f00:1::', ['127.0.0.1']],
  ['2002:a9fe:a9fe::1', ['169.254.169.254']],
  ['2002:808:808:1::1', ['8.8.8.8']],
  ['2001:0:7f00:1::f7f7:f7f7', ['127.0.0.1', '8.8.8.8']],
  ['2001::808:808:0:0:80ff:fffe', ['8.8.8.8', '127.0.0.1']],
  ['::127.0.0.1', ['127.0.0.1']],
  ['::ffff:0:127.0.0.1', ['127.0.0.1']],
  ['fe80::5efe:7f00:1', ['127.0.0.1']],
  ['2001:db8::200:5efe:169.254.169.254', ['169.254.169.254']],
  ['64:ff9b::7f00:1%eth0', ['127.0.0.1']],
])('%s leads to %j', (address, addresses) => {
  expect(embeddedIpv4(address)).toEqual(addresses);
});

test.each(['127.0.0.1', '::', '::1', '::ffff:8.8.8.8', '2001:db8::1', '2606:4700::1111', 'example.com', ''])(
  '%j has no IPv4 inside that somebody would send it on to',
  (address) => {
    expect(embeddedIpv4(address)).toEqual([]);
  },
);

const inside = ['127.0.0.1', '127.9.9.9', '0.0.0.0', '169.254.169.254'];
const hex = (address: string): string =>
  address
    .split('.')
    .map((byte) => Number(byte).toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{4})/, '$1:');
const inverted = (address: string): string =>
  hex(
    address
      .split('.')
      .map((byte) => String(255 - Number(byte)))
      .join('.'),
  );

test.each(
  inside.flatMap((address) => [
    `64:ff9b::${address}`,
    `64:ff9b:1::${address}`,
    `2002:${hex(address)}::1`,
    `2001:0:808:808::${inverted(address)}`,
    `2001:0:${hex(address)}::f7f7:f7f7`,
    `::ffff:0:${address}`,
    `2001:db8::5efe:${address}`,
  ]),
)('%s is no address of a webhook, even where the outside is allowed', (address) => {
  expect(isAllowedAddress(address, true)).toBe(false);
  expect(isAllowedAddress(address, false)).toBe(false);
});

test('an address that leads to this machine is of this machine, and one that leads elsewhere may be called', () => {
  expect(isOfThisMachine('64:ff9b::127.0.0.1')).toBe(true);
  expect(isOfThisMachine('64:ff9b::8.8.8.8')).toBe(false);
  for (const address of ['64:ff9b::8.8.8.8', '2002:808:808::1', '2606:4700::1111'])
    expect([isAllowedAddress(address, true), isAllowedAddress(address, false)]).toEqual([true, false]);
});
