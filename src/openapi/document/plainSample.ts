import {ownValue} from '../../base/ownValue';
import type {Schema} from './types';

/** A text of each format that a single letter is not. */
export const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-07-14T18:00:00Z',
  date: '2026-07-14',
  time: '18:00:00Z',
  duration: 'PT1H',
  uri: 'https://example.com/',
  iri: 'https://example.com/',
  email: 'mara@example.com',
  'idn-email': 'mara@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '00000000-0000-4000-8000-000000000000',
  'json-pointer': '/a',
  'relative-json-pointer': '0',
  byte: 'YQ==',
};

/** A text of the format and the length that a schema asks for. */
export function textWithin({format = '', minLength, maxLength = 1}: Schema): string {
  return ownValue(formats, format) ?? 'a'.repeat(minLength ?? Math.min(1, maxLength));
}

/** A number that the limits of a schema allow: 0 where it may be, else one beside a limit. */
export function numberWithin(schema: Schema): number {
  const {minimum = -Infinity, maximum = Infinity, multipleOf, type} = schema;
  const {exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity} = schema;
  const unit = multipleOf ?? 1;
  const fits = (value: number): boolean =>
    value >= minimum &&
    value <= maximum &&
    value > above &&
    value < below &&
    Number.isFinite(value) &&
    (type !== 'integer' || Number.isInteger(value)) &&
    (multipleOf === undefined || Number.isInteger(value / multipleOf));
  const candidates = [
    ...[0, minimum, maximum],
    ...[minimum, above].map((limit) => (Math.floor(limit / unit) + 1) * unit),
    ...[maximum, below].map((limit) => (Math.ceil(limit / unit) - 1) * unit),
    (Math.max(minimum, above) + Math.min(maximum, below)) / 2,
  ];
  return candidates.find(fits) ?? 0;
}
