import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {Person} from '../fixtures/people';

/** The verbs of somebody who fills in forms. Each waits for what it needs. */
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

  async pressTab(): Promise<void> {
    await this.#user.tab();
  }

  /** Fills the sign-in form and sends it, whatever comes of it. */
  async signIn({email, password}: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.fill('Email address', email);
    await this.fill('Password', password);
    await this.press('Sign in');
  }
}
