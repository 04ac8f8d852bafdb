import Translate, {translate} from '@docusaurus/Translate';
import {Code} from '@site/src/code/block/Code';
import styles from './response.module.css';
import type {CallResponse} from '../send/types';
import {DownloadLink} from './DownloadLink';
import {hexDump} from './hexDump';
import {sizeText} from './units';

interface Props {
  readonly response: CallResponse;
}

/** Bytes that no view fits: what they are, their beginning, and a way to save them. */
export function BinaryBody({response}: Props) {
  const {body, contentType} = response;
  return (
    <>
      <p className={styles.empty}>
        <Translate
          id="tryIt.response.binary"
          values={{type: <code>{contentType || '?'}</code>, size: sizeText(body.length)}}
        >
          {'Binary data of type {type}, {size}.'}
        </Translate>{' '}
        <DownloadLink response={response} />
      </p>
      <Code
        text={hexDump(body)}
        isPlain
        label={translate({id: 'tryIt.response.hex', message: 'First bytes in hexadecimal'})}
      />
    </>
  );
}
