const KEY = 'sign-in-form';

/** The views that can be shown again after a reload: they need no secret. */
const restorable = ['signIn', 'signUp', 'forgotPassword', 'confirmSignUp', 'confirmResetPassword'] as const;

/** The view that this tab showed last, with the address typed there. */
export interface FormMemory {
  readonly view: (typeof restorable)[number];
  readonly email: string;
}

/** Remembers the view and the address for a reload of this tab; never a password, nor a view that needs one. */
export function rememberForm({view, email}: {readonly view: string; readonly email: string}): void {
  const known = restorable.find((each) => each === view) ?? 'signIn';
  withStorage((storage) => storage.setItem(KEY, JSON.stringify({view: known, email})));
}

/** The view to begin with: the one remembered, or the sign-in form. */
export function recallForm(): FormMemory {
  const stored = withStorage((storage) => parse(storage.getItem(KEY)));
  return stored ?? {view: 'signIn', email: ''};
}

/** Forgets the view once somebody is signed in. */
export function forgetForm(): void {
  withStorage((storage) => storage.removeItem(KEY));
}

function parse(text: string | null): FormMemory | undefined {
  const value: unknown = JSON.parse(text ?? 'null');
  if (typeof value !== 'object' || value === null) return undefined;
  const {view, email} = value as Record<string, unknown>;
  const known = restorable.find((each) => each === view);
  return known && typeof email === 'string' ? {view: known, email} : undefined;
}

/** Storage can be switched off, and others can write into it: then there is nothing to remember. */
function withStorage<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}
