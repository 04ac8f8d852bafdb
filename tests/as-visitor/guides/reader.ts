import type {Locator, Page} from '@playwright/test';

/** The verbs of somebody who follows a guide. */
export class GuideReader {
  constructor(private readonly page: Page) {}

  /** The button that sends a sample, by the operation's name. */
  run(operation: string, nth = 0): Locator {
    return this.page.getByRole('button', {name: `Run: ${operation}`, exact: true}).nth(nth);
  }

  /** What came of the last run of a sample, in the words beside its button. */
  beside(operation: string): Locator {
    return this.run(operation).locator('xpath=preceding-sibling::span[1]');
  }

  /** The code of a sample in a language, of those that can be seen. */
  code(language: string, nth = 0): Locator {
    return this.page
      .getByRole('group', {name: `Request in ${language}`})
      .filter({visible: true})
      .nth(nth);
  }

  /** The body that the last run of a sample brought. */
  response(nth = 0): Locator {
    return this.page.getByRole('textbox', {name: 'Body of the response'}).nth(nth);
  }

  /** What screen readers are told. */
  get spoken(): Locator {
    return this.page.getByRole('status').filter({hasText: /\S/});
  }
}
