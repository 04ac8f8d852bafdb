import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {useSiteSettings} from '@site/src/site/useSiteSettings';
import type {MapLayer} from '../layers/types';
import styles from './map.module.css';

interface Props {
  readonly layers: readonly MapLayer[];
  readonly hasProviderBase: boolean;
  readonly hasGround: boolean;
}

/** Whose data the map shows, as their licences ask. */
export function Attribution({layers, hasProviderBase, hasGround}: Props) {
  const {map} = useSiteSettings();
  const others = layers.flatMap((layer) =>
    layer.kind === 'tiles' && 'attribution' in layer.source && layer.source.attribution
      ? [layer.source.attribution]
      : [],
  );
  return (
    <p className={styles.attribution}>
      {map && hasProviderBase ? (
        <Translate id="map.attribution.provider" values={{attribution: map.attribution}}>
          {'Base map: {attribution}.'}
        </Translate>
      ) : (
        <Translate
          id="map.attribution"
          values={{
            naturalEarth: <Link to="https://www.naturalearthdata.com">Natural Earth</Link>,
            census: <Link to="https://www.census.gov">U.S. Census Bureau</Link>,
            geoNames: <Link to="https://www.geonames.org">GeoNames</Link>,
            licence: <Link to="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Link>,
          }}
        >
          {'Base map: {naturalEarth}, {census}, {geoNames} ({licence}).'}
        </Translate>
      )}
      {hasGround && (
        <>
          {' '}
          <Translate id="map.attribution.ground">
            Roads, relief, built-up areas and parks: invented by the sandbox.
          </Translate>
        </>
      )}
      {[...new Set(others)].map((text) => (
        <span key={text}> {text}.</span>
      ))}
    </p>
  );
}
