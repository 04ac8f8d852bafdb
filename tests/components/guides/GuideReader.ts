import {EditorView} from '@codemirror/view';
import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {expect} from 'vitest';

/** The verbs of somebody who follows a guide, in a document without a browser. */
export class GuideReader {
  readonly user = userEvent.setup();

  /** Sends a sample, by the operation's name. */
  async run(operation: string, nth = 0): Promise<void> {
    const buttons = await screen.findAllByLabelText(`Run: ${operation}`);
    await this.user.click(buttons[nth] ?? fail(operation));
  }

  /** Waits for what came of the last run of a sample, in the words beside its button. */
  async beside(operation: string, words: string): Promise<void> {
    await waitFor(() => {
      const button = screen.getByLabelText(`Run: ${operation}`);
      expect(button.previousElementSibling?.textContent).toBe(words);
    });
  }

  /** Waits for a text in a body that a run brought. The editor draws what is in sight alone: this reads all of it. */
  async responseWith(text: string, nth = 0): Promise<void> {
    await waitFor(() => {
      const box = screen.getAllByLabelText('Body of the response', {selector: '[role="textbox"]'})[nth];
      const view = box && EditorView.findFromDOM(box);
      expect(view?.state.doc.toString()).toContain(text);
    });
  }

  /** Chooses the credentials that samples are sent with, where a run has laid the choice open. */
  async sendWith(credential: string): Promise<void> {
    await this.user.selectOptions(
      await screen.findByLabelText('Credentials', {selector: 'select'}),
      credential,
    );
  }
}

function fail(operation: string): never {
  throw new Error(`No sample calls "${operation}" so often.`);
}
