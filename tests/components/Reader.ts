import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The verbs of somebody who fills in forms. */
export class Reader {
  readonly #user = userEvent.setup();

  /** Replaces what stands in a field. */
  async fill(label: string, text: string): Promise<void> {
    const field = await screen.findByLabelText(label);
    await this.#user.clear(field);
    if (text !== '') await this.#user.paste(text);
  }

  async press(button: string): Promise<void> {
    await this.#user.click(await screen.findByRole('button', {name: button}));
  }

  async choose(radio: string): Promise<void> {
    await this.#user.click(await screen.findByRole('radio', {name: radio}));
  }
}
