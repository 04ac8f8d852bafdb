import type {UserEvent} from '@testing-library/user-event';

/** Replaces what stands in a field. */
export async function replaceText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text === '') return;
  // What has just opened may take the focus to its heading in between; text is pasted where the focus is.
  field.focus();
  await user.paste(text);
}
