import {screen} from '@testing-library/react';

/** Waits for a text, which may go through several elements. @returns the smallest element that contains it */
export const findText = (part: string): Promise<HTMLElement> => screen.findByText(contains(part));

/** All elements that contain a text now, each as small as it can be. */
export const textsNow = (part: string): HTMLElement[] => screen.queryAllByText(contains(part));

/** Waits for a heading with exactly these words. */
export const findHeading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', {name});

/** The value of a field. */
export const valueOf = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

/** What assistive technology reads out with a field, after its name. */
export function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

function contains(part: string): (_: string, element: Element | null) => boolean {
  const has = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').includes(part);
  return (_, element) => element !== null && has(element) && ![...element.children].some(has);
}
