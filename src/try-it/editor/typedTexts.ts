/**
 * What was typed into an editor and has not come back to it as its text yet. On a busy page a text comes back after
 * more was typed: taken for one from elsewhere, it would replace what the editor has by then.
 */
export class TypedTexts {
  private waiting: readonly string[] = [];

  add(text: string): void {
    this.waiting = [...this.waiting, text];
  }

  /** Whether a text that comes in was typed here; those typed before it are done with. One from elsewhere ends all. */
  takeBack(text: string): boolean {
    const at = this.waiting.lastIndexOf(text);
    this.waiting = at < 0 ? [] : this.waiting.slice(at + 1);
    return at >= 0;
  }
}
