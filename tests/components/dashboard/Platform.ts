import {DEVELOPER_KEY} from '../../fixtures/addresses';

// A page that is opened listens to its own requests; these are a test's.
const send = fetch;

/** The platform as a program sees it: requests to the sandbox with the developer's key. */
export class Platform {
  /** @param at address of the sandbox */
  constructor(private readonly at: string) {}

  get(path: string): Promise<Response> {
    return this.#send(path, {});
  }

  /** What a response of a path says. */
  async read<Body>(path: string): Promise<Body> {
    return (await (await this.get(path)).json()) as Body;
  }

  post(path: string, body: unknown): Promise<Response> {
    const headers = {'content-type': 'application/json'};
    return this.#send(path, {method: 'POST', headers, body: JSON.stringify(body)});
  }

  delete(path: string): Promise<Response> {
    return this.#send(path, {method: 'DELETE'});
  }

  #send(path: string, init: RequestInit): Promise<Response> {
    return send(`${this.at}${path}`, {...init, headers: {...init.headers, 'x-api-key': DEVELOPER_KEY}});
  }
}
