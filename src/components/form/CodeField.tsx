import {TextField, type TextFieldProps} from './TextField';

/** A one-time code of six digits. Pasted codes may have spaces or hyphens, as messages often print them. */
export function CodeField(props: Omit<TextFieldProps, 'type'>) {
  return (
    <TextField
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      onInput={(event) => {
        const {currentTarget: input} = event;
        const digits = input.value.replace(/\D/g, '').slice(0, 6);
        if (digits !== input.value) input.value = digits;
      }}
    />
  );
}
