import {waitFor, screen, within} from '@testing-library/react';
import userEvent, {PointerEventsCheckLevel} from '@testing-library/user-event';
import {expect} from 'vitest';
import {replaceText} from '../replaceText';
import {openAdmin, type History} from './openAdmin';

/** The verbs of an administrator. */
export class AdminReader {
  // What lies over what is known to browsers alone, and looking for it takes a tenth of the time.
  readonly user = userEvent.setup({pointerEventsCheck: PointerEventsCheckLevel.Never});
  #history: History | undefined;

  /** Opens a page of the administration. */
  async load(...options: Parameters<typeof openAdmin>): Promise<void> {
    this.#history = await openAdmin(...options);
  }

  get history(): History {
    if (!this.#history) throw new Error('No page is open.');
    return this.#history;
  }

  async press(button: string, place: HTMLElement = document.body): Promise<void> {
    await this.user.click(await within(place).findByText(button, {selector: 'button'}));
  }

  /** Replaces what stands in a field. */
  async fill(label: string, text: string): Promise<void> {
    await replaceText(this.user, await screen.findByLabelText(label), text);
  }

  /** Chooses from a list. */
  async select(label: string, option: string): Promise<void> {
    await this.user.selectOptions(await screen.findByLabelText(label), option);
  }

  /** Waits for the dialog that is open. */
  dialog(): Promise<HTMLElement> {
    return waitFor(() => {
      const dialog = document.querySelector('dialog');
      if (!dialog) throw new Error('No dialog is open.');
      return dialog;
    });
  }

  async closed(): Promise<void> {
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  }
}
