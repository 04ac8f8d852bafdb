import Translate, {translate} from '@docusaurus/Translate';
import {TextField} from '@site/src/components/form';
import {useState} from 'react';
import {Icon} from './Icon';
import {iconNames} from './icons';
import styles from './icons.module.css';

/** The value of the radio button beside the field for any other icon: no icon has this name. */
export const OTHER_ICON = '/';

interface Props {
  /** The icon of the collection that is changed. */
  readonly initial: string | undefined;
  /** What is wrong with the other icon. */
  readonly error: string | undefined;
}

/** Pictures to choose among: radio buttons `icon` of a form, and a field `otherIcon` for what the maps do not draw. */
export function IconPicker({initial = '', error}: Props) {
  const names = Object.entries(iconNames());
  const isOther = initial !== '' && !names.some(([icon]) => icon === initial);
  const first = isOther ? OTHER_ICON : initial;
  const [chosen, choose] = useState(first);
  const options = [
    ['', translate({id: 'collections.icon.none', message: 'None'})] as const,
    ...names,
    [OTHER_ICON, translate({id: 'collections.icon.other', message: 'Another'})] as const,
  ];
  return (
    <fieldset className={styles.picker}>
      <legend>
        <Translate id="admin.collections.field.icon">Map icon</Translate>
      </legend>
      <div className={styles.options}>
        {options.map(([icon, name]) => (
          <label key={icon}>
            <input
              type="radio"
              name="icon"
              value={icon}
              defaultChecked={icon === first}
              onChange={() => choose(icon)}
            />
            <Icon icon={icon} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {chosen === OTHER_ICON && (
        <TextField
          name="otherIcon"
          label={translate({id: 'collections.icon.otherField', message: 'Other icon'})}
          hint={translate({
            id: 'collections.icon.otherHint',
            message: 'Any text your own programs know. The maps of this portal draw a dot.',
          })}
          defaultValue={isOther ? initial : ''}
          error={error}
          spellCheck={false}
        />
      )}
    </fieldset>
  );
}
