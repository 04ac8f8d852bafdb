import {groupDigits} from '@site/src/components/figures/groupDigits';
import type {Limit} from '@site/src/publishing/limits/contractLimits';

const KILO = 1024;

/** A limit as sentences and tables write it, with its unit where it has one. */
export function limitText({most, unit}: Pick<Limit, 'most' | 'unit'>): string {
  switch (unit) {
    case 'count':
      return groupDigits(most);
    case 'kilometres':
      return `${groupDigits(most)} km`;
    case 'megabytes':
      return `${most} MB`;
    case 'bytes':
      return sizeText(most);
  }
}

/** A number of bytes in the largest unit that leaves it whole. */
export function sizeText(bytes: number): string {
  if (bytes % KILO ** 2 === 0) return `${bytes / KILO ** 2} MB`;
  return bytes % KILO === 0 ? `${bytes / KILO} KB` : `${groupDigits(bytes)} bytes`;
}
