import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import type {ReactNode} from 'react';
import styles from './seriesPicture.module.css';

interface Props {
  /** Of the files in `static/img/guides`, which `npm run pictures` makes. */
  readonly name: string;
  /** Width and height in CSS pixels. */
  readonly size?: readonly [width: number, height: number];
  /** Everything that the picture says. */
  readonly alt: string;
  /** What its colours mean. */
  readonly children: ReactNode;
}

/** What a reader has at the end of a series, or sees on the dashboard, in the colours of the mode. */
export function SeriesPicture({name, size = [720, 420], alt, children}: Props) {
  const file = useBaseUrl(`/img/guides/${name}`);
  return (
    <figure className={styles.picture}>
      <ThemedImage
        sources={{light: `${file}.light.webp`, dark: `${file}.dark.webp`}}
        alt={alt}
        width={size[0]}
        height={size[1]}
        // The picture of the other mode is hidden, and a hidden lazy picture is not downloaded.
        loading="lazy"
      />
      <figcaption>{children}</figcaption>
    </figure>
  );
}
