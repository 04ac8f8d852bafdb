/**
 * The header by which the seeded devices' requests are told from those of people. Not `User-Agent`: browsers keep scripts from
 * setting it.
 */
export const DEVICES_HEADER = 'x-sandbox-devices';
