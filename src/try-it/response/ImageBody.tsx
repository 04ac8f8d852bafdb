import Translate, {translate} from '@docusaurus/Translate';
import {useState} from 'react';
import styles from './response.module.css';
import type {CallResponse} from '../send/types';
import {DownloadLink} from './DownloadLink';
import {useObjectUrl} from './useObjectUrl';

interface Props {
  readonly answer: CallResponse;
}

/** An image, shown in its own size on a chequered ground, since tiles are mostly transparent. */
export function ImageBody({answer}: Props) {
  const {body, contentType} = answer;
  const url = useObjectUrl(body, contentType);
  const [size, setSize] = useState<{width: number; height: number}>();
  return (
    <figure className={styles.image}>
      {url && (
        <img
          src={url}
          alt={translate({id: 'calls.answer.image', message: 'The image that the service answered with'})}
          onLoad={({currentTarget: {naturalWidth, naturalHeight}}) =>
            setSize({width: naturalWidth, height: naturalHeight})
          }
        />
      )}
      <figcaption>
        {size && (
          <Translate id="calls.answer.imageSize" values={size}>
            {'{width} × {height} pixels'}
          </Translate>
        )}{' '}
        <DownloadLink answer={answer} />
      </figcaption>
    </figure>
  );
}
