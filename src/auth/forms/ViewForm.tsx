import {FormAlert, SubmitButton, type useForm} from '@site/src/components/form';
import type {ReactNode} from 'react';
import {ViewTitle} from './ViewTitle';
import styles from './forms.module.css';

interface Props {
  readonly title: ReactNode;
  readonly form: ReturnType<typeof useForm>;
  /** What the button says. */
  readonly button: ReactNode;
  /** The links below the button. */
  readonly links?: ReactNode;
  /** What stands below the links. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A view with its heading, its form, one button, and the links that lead elsewhere. */
export function ViewForm({title, form, button, links, footer, children}: Props) {
  return (
    <>
      <ViewTitle>{title}</ViewTitle>
      <form {...form.formProps}>
        {form.formError && <FormAlert kind="error">{form.formError}</FormAlert>}
        {children}
        <SubmitButton isBusy={form.isBusy}>{button}</SubmitButton>
        {links && <p className={styles.others}>{links}</p>}
        {footer}
      </form>
    </>
  );
}
