import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {Person} from '../fixtures/people';
import {replaceText} from './replaceText';

type Name = string | RegExp;

/** The verbs of somebody who fills in forms. Each waits for what it needs. */
export class Reader {
  readonly #user;
  readonly #place: () => HTMLElement;

  /** @param place where the reader looks: the whole page, unless it is said */
  constructor(place = () => document.body, user = userEvent.setup({pointerEventsCheck: 0})) {
    this.#place = place;
    this.#user = user;
  }

  get #sight() {
    return within(this.#place());
  }

  /** The same reader, who looks at one region of the page. */
  at(region: string): Reader {
    return new Reader(() => screen.getByRole('region', {name: region}), this.#user);
  }

  /** The same reader, who looks at the dialog that is open. */
  inDialog(): Reader {
    return new Reader(() => screen.getByRole('dialog'), this.#user);
  }

  /** Replaces what stands in a field. */
  async fill(label: string, text: string): Promise<void> {
    await replaceText(this.#user, await this.#sight.findByLabelText(label), text);
  }

  /** Replaces what stands in a field, and confirms it with Enter. */
  async enter(label: string, text: string): Promise<void> {
    await this.fill(label, text);
    await this.#user.keyboard('{Enter}');
  }

  async select(label: string, option: string): Promise<void> {
    const list = await this.#sight.findByLabelText(label, {selector: 'select'});
    await this.#user.selectOptions(list, option);
  }

  async press(button: Name): Promise<void> {
    await this.#user.click(await this.#sight.findByRole('button', {name: button}));
  }

  async follow(link: Name): Promise<void> {
    await this.#user.click(await this.#sight.findByRole('link', {name: link}));
  }

  async choose(radio: Name): Promise<void> {
    await this.#user.click(await this.#sight.findByRole('radio', {name: radio}));
  }

  async click(element: HTMLElement | undefined): Promise<void> {
    if (!element) throw new Error('There is nothing to click.');
    await this.#user.click(element);
  }

  /** Clicks words that are no button of their own, such as those that unfold something. */
  async unfold(words: string): Promise<void> {
    await this.#user.click(await this.#sight.findByText(words));
  }

  async upload(label: string, file: File): Promise<void> {
    await this.#user.upload(await this.#sight.findByLabelText(label), file);
  }

  async pressTab(): Promise<void> {
    await this.#user.tab();
  }

  /** Presses keys, as `{Enter}`, where the focus is. */
  async pressKeys(keys: string): Promise<void> {
    await this.#user.keyboard(keys);
  }

  /** Fills the sign-in form and sends it, whatever comes of it. */
  async signIn({email, password}: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.fill('Email address', email);
    await this.fill('Password', password);
    await this.press('Sign in');
  }
}
