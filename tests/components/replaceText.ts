import type {UserEvent} from '@testing-library/user-event';

/** Replaces what stands in a field. */
export async function replaceText(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
