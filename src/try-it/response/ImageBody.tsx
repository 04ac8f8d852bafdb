import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import styles from './response.module.css';
import type {CallResponse} from '../send/types';
import {DownloadLink} from './DownloadLink';
import {useObjectUrl} from './useObjectUrl';

interface Props {
  readonly response: CallResponse;
}

/** A picture, shown in its own size on a chequered ground, since tiles are mostly transparent. */
export function ImageBody({response}: Props) {
  const {body, contentType} = response;
  const url = useObjectUrl(body, contentType);
  const [size, setSize] = useState<{width: number; height: number}>();
  return (
    <figure className={styles.image}>
      {url && (
        <img
          src={url}
          alt={translate({id: 'tryIt.response.image', message: 'The image in the response'})}
          onLoad={({currentTarget: {naturalWidth, naturalHeight}}) =>
            setSize({width: naturalWidth, height: naturalHeight})
          }
        />
      )}
      <figcaption>
        {size && (
          <Translate id="tryIt.response.imageSize" values={size}>
            {'{width} × {height} pixels'}
          </Translate>
        )}{' '}
        <DownloadLink response={response} />
      </figcaption>
    </figure>
  );
}
