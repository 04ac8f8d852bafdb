import type {Page, Request} from '@playwright/test';

/** The requests of a page, from now until `end`. */
export class Traffic {
  /** How many have begun. */
  begun = 0;
  readonly #open = new Set<Request>();
  #tellEnded: () => void = () => undefined;

  constructor(private readonly page: Page) {
    page.on('request', this.#note);
    page.on('requestfinished', this.#forget);
    page.on('requestfailed', this.#forget);
  }

  /** Waits until none is under way. */
  async ended(): Promise<void> {
    while (this.#open.size > 0) await new Promise<void>((resolve) => (this.#tellEnded = resolve));
  }

  /** Counts no further. */
  end(): void {
    this.page.off('request', this.#note);
    this.page.off('requestfinished', this.#forget);
    this.page.off('requestfailed', this.#forget);
  }

  readonly #note = (request: Request): void => {
    this.begun++;
    this.#open.add(request);
  };

  readonly #forget = (request: Request): void => {
    this.#open.delete(request);
    if (this.#open.size === 0) this.#tellEnded();
  };
}
