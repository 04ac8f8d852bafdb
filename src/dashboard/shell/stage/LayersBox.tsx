import Translate, {translate} from '@docusaurus/Translate';
import hidden from '@site/src/components/hidden.module.css';
import {IconButton} from '@site/src/components/icon-button/IconButton';
import {SmallButton} from '@site/src/components/small-button/SmallButton';
import clsx from 'clsx';
import {useId, type Ref} from 'react';
import type {Panel} from '../../panelTable';
import {fadeLayer, moveLayer, type Arranged} from '../../shared/stage/arrangeLayers';
import type {PanelLayer} from '../../shared/stage/stageStore';
import {ownerOf} from '../../shared/view/ownerOf';
import {useView} from '../../shared/view/useView';
import styles from './stage.module.css';
import {UnitChoices} from './UnitChoices';
import {useLegendFold} from './useLegendFold';

interface Props {
  /** Topmost first. */
  readonly arranged: readonly Arranged<PanelLayer>[];
  readonly panels: readonly Panel[];
  readonly ref: Ref<HTMLDivElement>;
}

/**
 * The legend of what is on the map; unfolded, the layers can be ordered, faded and switched off. On a narrow screen the
 * legend would cover the map: there it is folded until somebody wants it.
 */
export function LayersBox({arranged, panels, ref}: Props) {
  const [isUnfolded, setUnfolded] = useLegendFold();
  if (arranged.length === 0) return null;
  const legends = arranged.filter(({layer, opacity}) => opacity > 0 && Boolean(layer.legend));
  return (
    <div ref={ref} className={styles.layers} data-over-map>
      <details>
        <summary>
          <Translate id="dashboard.layers">Layers</Translate>
        </summary>
        <ol className={styles.layerList}>
          {arranged.map((each, index) => (
            <LayerRow
              key={each.layer.id}
              arranged={arranged}
              panels={panels}
              each={each}
              isFirst={index === 0}
              isLast={index === arranged.length - 1}
            />
          ))}
        </ol>
      </details>
      <UnitChoices />
      {legends.length > 0 && (
        <div className={styles.legendButton}>
          <SmallButton isExpanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            <Translate id="dashboard.legend">Legend</Translate>
          </SmallButton>
        </div>
      )}
      {legends.map(({layer}) => (
        <div key={layer.id} className={clsx(styles.legend, !isUnfolded && styles.foldedLegend)}>
          {layer.legend}
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  readonly arranged: readonly Arranged<PanelLayer>[];
  readonly panels: readonly Panel[];
  readonly each: Arranged<PanelLayer>;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function LayerRow({arranged, panels, each: {layer, opacity}, isFirst, isLast}: RowProps) {
  const {view, change} = useView();
  const id = useId();
  const {title} = layer;
  const isShown = opacity > 0;
  const owner = ownerOf(
    layer.id,
    panels.map((panel) => panel.id),
  );
  const isPinned = owner !== undefined && view.pinned.includes(owner);
  const fade = (to: number) => change({layers: fadeLayer(arranged, layer.id, to)});
  const move = (by: -1 | 1) => change({layers: moveLayer(arranged, layer.id, by)});
  return (
    <li className={styles.layer}>
      <label className={styles.layerName}>
        <input type="checkbox" checked={isShown} onChange={() => fade(isShown ? 0 : 100)} />
        {title}
        {isPinned && (
          <span className={styles.pinned}>
            <Translate id="dashboard.layers.pinned">kept</Translate>
          </span>
        )}
      </label>
      <div className={styles.layerTools}>
        <label htmlFor={id} className={hidden.hidden}>
          {translate({id: 'dashboard.layers.opacity', message: 'Opacity of {title}'}, {title})}
        </label>
        <input
          id={id}
          type="range"
          min={10}
          max={100}
          step={10}
          value={Math.max(10, opacity)}
          disabled={!isShown}
          aria-valuetext={`${opacity} %`}
          onChange={({target}) => fade(Number(target.value))}
        />
        {!isFirst && (
          <IconButton
            name={translate({id: 'dashboard.layers.up', message: 'Move {title} up'}, {title})}
            path="M8 13V3M4 7l4-4 4 4"
            onClick={() => move(-1)}
          />
        )}
        {!isLast && (
          <IconButton
            name={translate({id: 'dashboard.layers.down', message: 'Move {title} down'}, {title})}
            path="M8 3v10M4 9l4 4 4-4"
            onClick={() => move(1)}
          />
        )}
      </div>
    </li>
  );
}
