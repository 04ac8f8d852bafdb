import {useSiteSettings} from '@site/src/site/useSiteSettings';
import type {StyleSpecification} from 'maplibre-gl';
import {useEffect, useState} from 'react';

/**
 * The style of the provider's own base map: `undefined` while it is being loaded, `null` where there is none or it
 * cannot be had.
 */
export function useProviderStyle(): StyleSpecification | null | undefined {
  const address = useSiteSettings().map?.style;
  const [style, setStyle] = useState<StyleSpecification | null | undefined>(address ? undefined : null);
  useEffect(() => {
    if (!address) return undefined;
    let isGone = false;
    const keep = (loaded: StyleSpecification | null) => {
      if (!isGone) setStyle(loaded);
    };
    loadStyle(address).then(keep, () => keep(null));
    return () => {
      isGone = true;
    };
  }, [address]);
  return style;
}

/** Without its server of glyphs: names are drawn in the fonts of the page, those of objects as well as its own. */
async function loadStyle(address: string): Promise<StyleSpecification> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be loaded: ${response.status}`);
  const {glyphs: _glyphs, ...style} = (await response.json()) as StyleSpecification;
  return style;
}
