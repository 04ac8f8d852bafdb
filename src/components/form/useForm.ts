import {useCallback, useRef, useState, type SubmitEvent} from 'react';

/** What is wrong: at a field, by its name, or with the form as a whole. */
export interface FormProblem {
  readonly field?: string;
  readonly text: string;
}

interface FormOptions {
  /** Checks the values before anything is sent; an empty list lets them go. */
  readonly check?: (values: FormValues) => readonly FormProblem[];
  /** Sends the values. What it throws is handed to `describe`. */
  readonly submit: (values: FormValues) => Promise<void>;
  /** Says an error in words. */
  readonly describe: (error: unknown) => FormProblem;
}

/** A form's values by field name; an absent field is an empty text. */
export type FormValues = (name: string) => string;

/**
 * A form whose inputs hold their own values: nothing typed is lost when an attempt fails. Problems stand at their
 * field, and the first field that has one takes the focus.
 */
export function useForm({check, submit, describe}: FormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [isBusy, setBusy] = useState(false);

  const show = useCallback((found: readonly FormProblem[]) => {
    setProblems(found);
    const field = found.find((problem) => problem.field)?.field;
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  }, []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // A button that sends the form may have a name and a value of its own.
    const {submitter} = event.nativeEvent;
    const data = new FormData(event.currentTarget, submitter);
    const values: FormValues = (name) => String(data.get(name) ?? '');
    const found = check?.(values) ?? [];
    show(found);
    if (found.length > 0) return;
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      show([describe(error)]);
    } finally {
      setBusy(false);
    }
  };

  return {
    formProps: {
      ref: form,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
      noValidate: true,
    },
    isBusy,
    /** The message of a field. */
    errorOf: (field: string) => problems.find((problem) => problem.field === field)?.text,
    /** The message of the form as a whole. */
    formError: problems.find((problem) => !problem.field)?.text,
  };
}
