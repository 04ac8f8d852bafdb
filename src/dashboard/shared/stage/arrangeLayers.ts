import type {LayerSetting} from '../view/view';

export interface Arranged<Layer> {
  readonly layer: Layer;
  /** 0 (off) to 100. */
  readonly opacity: number;
}

/** The layers topmost first: those that somebody has arranged in their order, above them those that have come since. */
export function arrangeLayers<Layer extends {readonly id: string}>(
  layers: readonly Layer[],
  settings: readonly LayerSetting[],
): readonly Arranged<Layer>[] {
  const isSet = ({id}: Layer) => settings.some((setting) => setting.id === id);
  const fresh = layers.filter((layer) => !isSet(layer)).map((layer) => ({layer, opacity: 100}));
  const arranged = settings.flatMap(({id, opacity}) => {
    const layer = layers.find((each) => each.id === id);
    return layer ? [{layer, opacity}] : [];
  });
  return [...fresh, ...arranged];
}

/** The settings after a layer was moved by so many places towards the top (negative) or the bottom. */
export function moveLayer<Layer extends {readonly id: string}>(
  arranged: readonly Arranged<Layer>[],
  id: string,
  by: -1 | 1,
): readonly LayerSetting[] {
  const settings = settingsOf(arranged);
  const from = settings.findIndex((setting) => setting.id === id);
  const [moved] = settings.splice(from, 1);
  if (moved) settings.splice(Math.max(0, from + by), 0, moved);
  return settings;
}

/** The settings after a layer has got another opacity. */
export function fadeLayer<Layer extends {readonly id: string}>(
  arranged: readonly Arranged<Layer>[],
  id: string,
  opacity: number,
): readonly LayerSetting[] {
  return settingsOf(arranged).map((setting) => (setting.id === id ? {id, opacity} : setting));
}

function settingsOf<Layer extends {readonly id: string}>(
  arranged: readonly Arranged<Layer>[],
): LayerSetting[] {
  return arranged.map(({layer, opacity}) => ({id: layer.id, opacity}));
}
