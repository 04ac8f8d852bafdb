import {lazyPart} from '@site/src/components/loading/lazyPart';
import {Loading} from '@site/src/components/loading/Loading';
import type {ComponentType} from 'react';
import type {Panel} from '../panelTable';
import type {PanelProps} from '../shared/panel';

const parts = new Map<string, ComponentType<PanelProps>>();

/** A panel as a component, downloaded when it is first shown. */
export function panelPart({id, load}: Panel): ComponentType<PanelProps> {
  const part = parts.get(id) ?? lazyPart(load, <Loading />);
  parts.set(id, part);
  return part;
}
