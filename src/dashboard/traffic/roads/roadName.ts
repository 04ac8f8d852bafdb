import {translate} from '@docusaurus/Translate';
import type {RoadLine} from '@site/src/map';

/** The name of a road, or what such roads without a name are. */
export function roadName({name, kind}: Pick<RoadLine, 'name' | 'kind'>): string {
  if (name) return name;
  switch (kind) {
    case 'motorway':
      return translate({id: 'dashboard.traffic.motorways', message: 'Motorways without a name'});
    case 'highway':
      return translate({id: 'dashboard.traffic.highways', message: 'Highways without a name'});
    case 'road':
      return translate({id: 'dashboard.traffic.roads', message: 'Roads without a name'});
    case 'street':
      return translate({id: 'dashboard.traffic.streets', message: 'Streets without a name'});
  }
}
