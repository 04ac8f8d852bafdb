/**
 * The header by which the requests of the seeded devices are recognised. Not `User-Agent`: browsers keep scripts from
 * setting it.
 */
export const DEVICES_HEADER = 'x-sandbox-devices';
