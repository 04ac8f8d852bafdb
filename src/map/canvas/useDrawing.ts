import type {GeoJSONSource, Map as Drawing} from 'maplibre-gl';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {baseStyle, hasOwnBase} from '../base/baseStyle';
import {followView, type Following} from '../base/followView';
import {loadNames, loadShapes} from '../base/loadBase';
import {readPalette} from '../base/palette';
import {useLabelFace} from '../base/useLabelFace';
import {useProviderStyle} from '../base/useProviderStyle';
import {RELIEF} from '../ground/reliefLayer';
import {useGround} from '../ground/useGround';
import {openDrawing} from './engine';
import {keepLabelsInside} from './keepLabelsInside';
import {openTileTransport} from './tileTransport';
import type {MapProps} from './types';
import {drawingWords} from './words';

export interface DrawingState {
  /** There once its style is loaded. */
  readonly drawing: Drawing | undefined;
  /** `drawn` once nothing more is to come; `failed` when this browser draws no maps. */
  readonly state: 'loading' | 'drawn' | 'failed';
  /** Whether the provider's base map lies beneath, and not the offline one. */
  readonly hasProviderBase: boolean;
  /** Whether the sandbox's invented ground is on it. */
  readonly hasGround: boolean;
}

/** The world, for maps that have nothing else to show. */
const wholeWorld = {center: [0, 25] as [number, number], zoom: 0.5};

/**
 * A map in an element, with the base map beneath; closed again with the component.
 *
 * @param folder where the base map's files lie
 */
export function useDrawing(
  container: RefObject<HTMLDivElement | null>,
  props: Pick<MapProps, 'label' | 'view' | 'tileHeaders' | 'onTileError'> & {readonly isPage?: boolean},
  folder: string,
): DrawingState {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const [drawing, setDrawing] = useState<Drawing>();
  const [state, setState] = useState<DrawingState['state']>('loading');

  const {isPending: isGroundPending, isShown: hasGround} = useGround(drawing, props.tileHeaders?.base);

  const providerStyle = useProviderStyle();
  const isFaceSettled = useLabelFace();

  useEffect(() => {
    if (!container.current || providerStyle === undefined || !isFaceSettled) return undefined;
    let isBaseThere = false;
    let following: Following | undefined;
    let moveLabelBounds: (() => boolean) | undefined;
    const tiles = openTileTransport(() => latest.current.tileHeaders);
    let map: Drawing;
    try {
      const {view, label, isPage = false} = latest.current;
      map = openDrawing({
        container: container.current,
        style: providerStyle ?? baseStyle(readPalette()),
        ...(view ? {center: [...view.center], zoom: view.zoom} : wholeWorld),
        locale: drawingWords(label),
        transformRequest: tiles.transformRequest,
        // A page is scrolled past a map, not into it, unless the map is the page.
        cooperativeGestures: !isPage,
      });
    } catch {
      // No WebGL: the page says so, and tells the rest in words.
      setState('failed');
      return tiles.close;
    }
    map.on('error', (event) => {
      // A map does without relief: it is no tile that the page asked for.
      if ('sourceId' in event && event.sourceId === RELIEF) return;
      latest.current.onTileError?.((event.error as {status?: number}).status ?? 0);
    });
    map.on('movestart', () => setState('loading'));
    map.on('dataloading', () => setState('loading'));
    map.on('idle', () => {
      if (moveLabelBounds?.()) return;
      if (!isBaseThere || isGroundPending.current) return;
      if (following?.isComplete() !== false) setState('drawn');
    });
    map.on('load', () => {
      setDrawing(map);
      moveLabelBounds = keepLabelsInside(map);
      if (hasOwnBase(map)) following = followView(map, folder);
      void fillBase(map, folder).finally(() => {
        isBaseThere = true;
        map.triggerRepaint();
      });
    });
    return () => {
      setDrawing(undefined);
      map.remove();
      tiles.close();
    };
  }, [container, folder, providerStyle, isFaceSettled, isGroundPending]);

  return {drawing, state, hasProviderBase: Boolean(providerStyle), hasGround};
}

/** Shapes first, then names. A map without its base still shows what it is for. */
async function fillBase(map: Drawing, folder: string): Promise<void> {
  if (!hasOwnBase(map)) return;
  for (const load of [loadShapes, loadNames]) {
    const parts = await load(folder).catch(() => ({}));
    for (const [id, data] of Object.entries(parts) as [string, GeoJSON.GeoJSON][]) {
      // The map may have been closed meanwhile: it has no style then.
      if (map.style) await map.getSource<GeoJSONSource>(id)?.setData(data);
    }
  }
}
