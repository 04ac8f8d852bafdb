import Translate, {translate} from '@docusaurus/Translate';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import type {Polygon} from 'geojson';
import {useId, useState} from 'react';
import styles from './areas.module.css';
import {readBoundary} from './boundary';

interface Props {
  readonly hasBoundary: boolean;
  readonly change: (boundary: Polygon) => void;
}

/** Takes a boundary from another program, as GeoJSON or well-known text. */
export function BoundaryText({hasBoundary, change}: Props) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const take = async () => {
    const polygon = await readBoundary(text);
    setWrong(!polygon);
    if (!polygon) return;
    change(polygon);
    setText('');
  };
  return (
    <details className={styles.paste}>
      <summary>
        <Translate id="dashboard.areas.paste">Paste GeoJSON or WKT</Translate>
      </summary>
      <label htmlFor={id}>
        <Translate id="dashboard.areas.pasteLabel">A polygon from another program</Translate>
      </label>
      <textarea
        id={id}
        rows={4}
        value={text}
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        placeholder="POLYGON ((-121.66 44.19, -121.60 44.18, …))"
        onChange={({target}) => setText(target.value)}
      />
      {isWrong && (
        <p id={`${id}-wrong`} role="alert">
          {translate({
            id: 'dashboard.areas.pasteWrong',
            message:
              'This is not a polygon. Paste a GeoJSON polygon or feature, or text that begins with POLYGON; its rings end where they begin.',
          })}
        </p>
      )}
      <SmallButton isDisabled={text.trim() === ''} onClick={() => void take()}>
        {hasBoundary ? (
          <Translate id="dashboard.areas.pasteReplace">Replace the boundary</Translate>
        ) : (
          <Translate id="dashboard.areas.pasteTake">Use as boundary</Translate>
        )}
      </SmallButton>
    </details>
  );
}
