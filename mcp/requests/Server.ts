/** A service that requests may go to. */
export interface Server {
  readonly name: 'sandbox' | 'production';
  /** Without a slash at its end. */
  readonly address: string;
  readonly apiKey: string;
  /** How a request gets there: `fetch`, or the sandbox itself where this server is a part of it. */
  readonly send: (request: Request) => Promise<Response>;
}
