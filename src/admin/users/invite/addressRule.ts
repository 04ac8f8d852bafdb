/** Whether a text can be the address of an account: one rule for a single invitation and for a file of them. */
export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
