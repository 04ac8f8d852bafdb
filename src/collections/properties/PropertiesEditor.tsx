import Translate, {translate} from '@docusaurus/Translate';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import {useId, useRef} from 'react';
import {MOST_PROPERTY_BYTES, propertiesSize} from '../rules/propertiesSize';
import styles from './properties.module.css';
import {keyField, titleField, titlesOf, type TitleRow} from './titleRows';

interface Props {
  readonly rows: readonly TitleRow[];
  readonly change: (rows: readonly TitleRow[]) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** Keys of properties with the titles that maps show, one row each, and how much of the limit they take. */
export function PropertiesEditor({rows, change, errorOf}: Props) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const titles = titlesOf(rows);
  const [size, count] = [propertiesSize(titles), Object.keys(titles).length];
  const edit = (row: TitleRow, part: Partial<TitleRow>) =>
    change(rows.map((each) => (each.id === row.id ? {...each, ...part} : each)));
  const focusLastButton = () =>
    setTimeout(() => box.current?.querySelector<HTMLElement>(':scope > button:last-of-type')?.focus());
  const add = () => {
    change([...rows, {id: Math.max(-1, ...rows.map((row) => row.id)) + 1, key: '', title: ''}]);
    setTimeout(() => box.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  return (
    <fieldset ref={box} className={styles.properties} aria-describedby={`${id}-size`}>
      <legend>
        <Translate id="collections.properties.legend">Properties shown on maps</Translate>
      </legend>
      {rows.length > 0 && (
        <ol>
          {rows.map((row, index) => {
            const error = errorOf(keyField(row));
            const number = String(index + 1);
            return (
              <li key={row.id}>
                <input
                  name={keyField(row)}
                  aria-label={translate(
                    {id: 'collections.properties.key', message: 'Key of property {number}'},
                    {number},
                  )}
                  placeholder={translate({id: 'collections.properties.keyHint', message: 'callSign'})}
                  value={row.key}
                  onChange={({target}) => edit(row, {key: target.value})}
                  aria-invalid={error !== undefined || undefined}
                  aria-describedby={error && `${id}-error-${row.id}`}
                  spellCheck={false}
                />
                <input
                  name={titleField(row)}
                  aria-label={translate(
                    {id: 'collections.properties.title', message: 'Title of property {number}'},
                    {number},
                  )}
                  placeholder={translate({id: 'collections.properties.titleHint', message: 'Call sign'})}
                  value={row.title}
                  onChange={({target}) => edit(row, {title: target.value})}
                />
                <IconButton
                  isQuiet
                  name={translate(
                    {id: 'collections.properties.remove', message: 'Remove property {number}'},
                    {number},
                  )}
                  path="m4 4 8 8M12 4l-8 8"
                  onClick={() => {
                    change(rows.filter((each) => each.id !== row.id));
                    focusLastButton();
                  }}
                />
                {error && (
                  <p id={`${id}-error-${row.id}`} className={styles.error}>
                    {error}
                  </p>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <SmallButton onClick={add}>
        <Translate id="collections.properties.add">Add a property</Translate>
      </SmallButton>
      <p id={`${id}-size`} className={styles.size} data-over={size > MOST_PROPERTY_BYTES}>
        <Translate
          id="collections.properties.size"
          values={{count, size, left: Math.max(0, MOST_PROPERTY_BYTES - size), most: MOST_PROPERTY_BYTES}}
        >
          {'Properties: {count}. Bytes as JSON: {size} of {most}, {left} left.'}
        </Translate>
      </p>
      {errorOf('properties') && <p className={styles.error}>{errorOf('properties')}</p>}
    </fieldset>
  );
}
