/** What the rooms need of a log; Fastify's own (pino) fits. Never log a key, a token, a password or a code. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Says nothing: for unit tests. */
export const silentLog: Log = {info: () => {}, warn: () => {}, error: () => {}};
