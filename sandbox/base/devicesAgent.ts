/** The `User-Agent` by which the seeded devices send their reports. */
export const DEVICES_AGENT = 'sandbox-devices';
