import type {NextStep} from '../session/signIn';

/** The form on screen, with the data of the form before it. */
export type Step =
  | {readonly name: 'signIn'}
  | {readonly name: 'signUp'}
  | {readonly name: 'forgot'}
  | {readonly name: 'confirmSignUp'; readonly password?: string; readonly isCodeSent?: boolean}
  | {readonly name: 'resetPassword'; readonly isCodeSent?: boolean}
  | Exclude<NextStep, {name: 'done' | 'confirmSignUp' | 'resetPassword'}>;

/** What every step is given. */
export interface StepProps {
  /** The address typed last, passed from form to form. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onStep: (step: Step) => void;
  /** The user pool has signed the person in. */
  readonly onSignedIn: () => Promise<void>;
}
