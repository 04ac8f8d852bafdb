import useBaseUrl from '@docusaurus/useBaseUrl';
import names from '@site/.generated/map/colourMaps.json';

/** The width of the picture of all colour maps (`npm run map-data`), in which each is one row of a pixel. */
const COLUMNS = 256;

interface Props {
  readonly name: string;
  readonly className: string | undefined;
}

/** All colours of a colour map from the lowest value to the highest, as the package paints them that tiles come from. */
export function ColourSwatch({name, className}: Props) {
  const picture = useBaseUrl('/map/colour-maps.png');
  return (
    <svg
      className={className}
      viewBox={`0 ${names.indexOf(name)} ${COLUMNS} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <image href={picture} width={COLUMNS} height={names.length} />
    </svg>
  );
}
