/**
 * What a page of another origin may read: where a new record is, what was left out, and what the identity
 * library looks at.
 */
export const exposedHeaders = [
  'Location',
  'Unknown-Fields',
  'Flight-Objects-Left-Out',
  'Preference-Applied',
  'Allow',
  'Content-Length',
  'Date',
  'x-amzn-RequestId',
  'x-amzn-ErrorType',
  'x-amzn-ErrorMessage',
];
