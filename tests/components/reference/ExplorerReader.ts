import {act, screen, waitFor} from '@testing-library/react';
import {EditorView} from '@codemirror/view';
import userEvent from '@testing-library/user-event';
import {expect} from 'vitest';
import {replaceText} from '../replaceText';
import {goToOperation, openOperation} from './openOperation';

/** The verbs of somebody who tries operations, in a document without a browser. */
export class ExplorerReader {
  readonly user = userEvent.setup();

  /** @param at address of the server that the explorer speaks with */
  constructor(private readonly at: string) {}

  /** Opens an operation's page and its explorer. */
  async tryIt(slug: string): Promise<void> {
    await openOperation(this.at, slug);
    await this.press('Try it');
    await this.button('Send');
    // Whoever has asked for it begins at its heading.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  }

  /** Opens an operation's page where the explorer opens by itself. */
  async open(slug: string): Promise<void> {
    await openOperation(this.at, slug);
    await this.button('Send');
  }

  /** Goes to another operation, where the explorer opens by itself. */
  async goTo(slug: string): Promise<void> {
    await goToOperation(slug);
    await this.button('Send');
  }

  button(name: string): Promise<HTMLElement> {
    return screen.findByText(name, {selector: 'button'});
  }

  async press(button: string): Promise<void> {
    await this.user.click(await this.button(button));
  }

  field(name: string): HTMLInputElement {
    return screen.getByLabelText<HTMLInputElement>(name, {selector: 'input, select'});
  }

  /** Replaces what stands in a field. */
  async fill(name: string, text: string): Promise<void> {
    await replaceText(this.user, this.field(name), text);
  }

  /** Waits for a heading of these words. */
  heading(words: string | RegExp): Promise<HTMLElement> {
    return one('h3', words);
  }

  /** Waits until screen readers are told something. */
  async spoken(words: string | RegExp): Promise<void> {
    await one('[role="status"]', words);
  }

  /** Waits for the editor of that name, and for a text in it. */
  async editorWith(name: string, text: string): Promise<void> {
    await one(`[role="textbox"][aria-label="${name}"]`, (shown) => shown.includes(text));
  }

  /** Waits for a text in the body of the last response. */
  async bodyWith(text: string): Promise<void> {
    await this.editorWith('Body of the response', text);
  }

  /** Replaces what stands in an editor, as an input method does: nothing here types into a document. */
  async fillEditor(name: string, text: string): Promise<void> {
    const view = EditorView.findFromDOM(await screen.findByLabelText(name));
    if (!view) throw new Error(`"${name}" is no editor yet.`);
    act(() => view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: text}}));
  }

  /** Waits for an item of a list that has these words in it. */
  async item(words: string): Promise<void> {
    await one('li', (shown) => shown.includes(words));
  }
}

/** Waits for an element with such a text. A query by role would compute the names of all that the page holds. */
export function one(
  selector: string,
  words: string | RegExp | ((text: string) => boolean),
): Promise<HTMLElement> {
  const isMeant = (text: string): boolean => {
    if (typeof words === 'string') return text === words;
    return typeof words === 'function' ? words(text) : words.test(text);
  };
  return waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const found = all.find(({textContent}) => isMeant(textContent));
    if (!found) throw new Error(`None is meant: ${all.map(({textContent}) => textContent).join(' | ')}`);
    return found;
  });
}
