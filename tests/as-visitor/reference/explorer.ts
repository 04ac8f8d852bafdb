import type {Locator, Page} from '@playwright/test';
import {Portal} from '../../fixtures/portal';

/** The verbs of somebody who tries operations. */
export class ExplorerReader {
  constructor(private readonly page: Page) {}

  /** Opens an operation's page and its explorer. */
  async tryIt(path: string): Promise<void> {
    await new Portal(this.page).open(path);
    await this.page.getByRole('button', {name: 'Try it'}).click();
    await this.send.waitFor();
  }

  /** Goes to another operation by the sidebar, where the explorer opens by itself. */
  async goTo(name: string): Promise<void> {
    await this.page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name}).click();
    await this.page.getByRole('heading', {level: 1, name}).waitFor();
    await this.send.waitFor();
  }

  get send(): Locator {
    return this.page.getByRole('button', {name: 'Send', exact: true});
  }

  /** What screen readers are told. */
  get spoken(): Locator {
    return this.page.getByRole('status').filter({hasText: /\S/});
  }

  /** The body of the last response. */
  get response(): Locator {
    return this.page.getByRole('textbox', {name: 'Body of the response'});
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, {exact: true});
  }
}
