import type {Step} from './step';

const KEY = 'sign-in-form';

/** The forms that can be shown again after a reload: they need no secret. */
const restorable = ['signIn', 'signUp', 'forgot', 'confirmSignUp', 'resetPassword'] as const;
type Restorable = (typeof restorable)[number];

/** The form that this tab showed last, with the address typed there. */
export interface FormMemory {
  readonly step: Step;
  readonly email: string;
}

/** Remembers the form and the address for a reload of this tab; never a password, nor a form that needs one. */
export function rememberForm({step, email}: FormMemory): void {
  const name: Restorable = restorable.find((each) => each === step.name) ?? 'signIn';
  withStorage((storage) => storage.setItem(KEY, JSON.stringify({name, email})));
}

/** The form to begin with: the one remembered, or the sign-in form. */
export function recallForm(): FormMemory {
  const stored = withStorage((storage) => parse(storage.getItem(KEY)));
  return stored ?? {step: {name: 'signIn'}, email: ''};
}

/** Forgets the form once somebody is signed in. */
export function forgetForm(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

function parse(text: string | null): FormMemory | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return undefined;
  const {name, email} = value as Record<string, unknown>;
  const known = restorable.find((each) => each === name);
  return known && typeof email === 'string' ? {step: {name: known}, email} : undefined;
}

/** Storage can be switched off, and others can write into it: then there is nothing to remember. */
function withStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}
