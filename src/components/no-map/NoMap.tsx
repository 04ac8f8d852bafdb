import Translate from '@docusaurus/Translate';

/** Stands where a map would, in a site that is built without `src/map/plugin.ts`. */
export function NoMap() {
  return (
    <p>
      <Translate id="components.noMap" description="In place of a map, in a site that has none">
        This site shows no maps.
      </Translate>
    </p>
  );
}
