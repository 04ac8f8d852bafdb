/** Why pages could not be saved, as it travels from the worker to the page: an error itself loses its name on the way. */
export interface Failure {
  readonly name: string;
  readonly message: string;
}

/** This browser has no worker for the site: blocked by a setting or an extension, or given up by the browser. */
export class NoWorkerError extends Error {
  constructor() {
    super('The browser keeps no worker of this site.');
    this.name = 'NoWorkerError';
  }
}

/** The host gave something else than the file. */
export class HostError extends Error {
  /** @param path below the base path of the site */
  constructor(path: string, status: number) {
    super(`/${path}: ${status}`);
    this.name = 'HostError';
  }
}

export function failureOf(error: unknown): Failure {
  const {name, message} = error instanceof Error ? error : new Error(String(error));
  return {name, message};
}
