import {isIPv6} from 'node:net';

type Words = readonly number[];

/** Where an IPv6 address of a kind has its IPv4 addresses: the index of the first of two words, and what to do with them. */
interface Kind {
  readonly isOne: (words: Words) => boolean;
  readonly at: readonly number[];
  /** Whether the bits are inverted. */
  readonly isInverted?: true;
}

const startsWith =
  (...start: Words) =>
  (words: Words): boolean =>
    start.every((word, index) => words[index] === word);

const kinds: readonly Kind[] = [
  // NAT64 (RFC 6052), and its prefix for own networks (RFC 8215), whose longest form is a /96.
  {isOne: startsWith(0x64, 0xff9b, 0, 0, 0, 0), at: [6]},
  {isOne: startsWith(0x64, 0xff9b, 1), at: [6]},
  // 6to4 (RFC 3056).
  {isOne: startsWith(0x2002), at: [1]},
  // Teredo (RFC 4380): the server, and the client with inverted bits.
  {isOne: startsWith(0x2001, 0), at: [2]},
  {isOne: startsWith(0x2001, 0), at: [6], isInverted: true},
  // IPv4-compatible (RFC 4291) and IPv4-translated (RFC 2765). `::` and `::1` are addresses of their own.
  {isOne: (words) => startsWith(0, 0, 0, 0, 0, 0)(words) && (words[6] !== 0 || (words[7] ?? 0) > 1), at: [6]},
  {isOne: startsWith(0, 0, 0, 0, 0xffff, 0), at: [6]},
  // ISATAP (RFC 5214).
  {isOne: (words) => ((words[4] ?? 0) & 0xfdff) === 0 && words[5] === 0x5efe, at: [6]},
];

/** The IPv4 addresses inside an IPv6 address that translators and tunnels send on to them. */
export function embeddedIpv4(address: string): string[] {
  if (!isIPv6(address)) return [];
  const words = wordsOf(address);
  return kinds
    .filter(({isOne}) => isOne(words))
    .flatMap(({at, isInverted}) =>
      at.map((index) => ipv4(words[index] ?? 0, words[index + 1] ?? 0, isInverted)),
    );
}

/** The eight words of an IPv6 address, its zone left out. */
function wordsOf(address: string): Words {
  // The parser of addresses writes them in one form: in hexadecimal, with at most one `::`.
  const {hostname} = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [before = '', after] = hostname.slice(1, -1).split('::');
  const parse = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((word) => parseInt(word, 16));
  const [head, tail] = [parse(before), parse(after ?? '')];
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

function ipv4(high: number, low: number, isInverted = false): string {
  const bits = isInverted ? 0xffff : 0;
  return [high, low].flatMap((word) => [((word ^ bits) >> 8) & 0xff, (word ^ bits) & 0xff]).join('.');
}
