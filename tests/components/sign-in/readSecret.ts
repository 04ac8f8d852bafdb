import {screen} from '@testing-library/react';

/** The secret that a page shows to whoever cannot scan its QR code. */
export async function readSecret(): Promise<string> {
  const shown = await screen.findByText(/^([A-Z2-7]{4} )+[A-Z2-7]+$/);
  return (shown.textContent ?? '').replaceAll(' ', '');
}
