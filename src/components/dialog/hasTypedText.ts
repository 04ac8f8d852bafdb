type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Whether a field inside differs from what it began with. Fields whose value React sets never do: what holds that value
 * tells the dialog by `isDirty`.
 */
export function hasTypedText(container: Element | null): boolean {
  return [...(container?.querySelectorAll<Field>('form input, form textarea') ?? [])].some(isChanged);
}

function isChanged(field: Field): boolean {
  // The value of a checkbox is "on" whether it is ticked or not.
  const isTick = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
  return isTick ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
