import Translate, {translate} from '@docusaurus/Translate';
import {Code} from '@site/src/code/block/Code';
import styles from './response.module.css';
import type {CallResponse} from '../send/types';
import {DownloadLink} from './DownloadLink';
import {hexDump} from './hexDump';
import {sizeText} from './units';

interface Props {
  readonly answer: CallResponse;
}

/** Bytes that no view fits: what they are, their beginning, and a way to keep them. */
export function BinaryBody({answer}: Props) {
  const {body, contentType} = answer;
  return (
    <>
      <p className={styles.empty}>
        <Translate
          id="calls.answer.binary"
          values={{type: <code>{contentType || '?'}</code>, size: sizeText(body.length)}}
        >
          {'Binary data of type {type}, {size}.'}
        </Translate>{' '}
        <DownloadLink answer={answer} />
      </p>
      <Code
        text={hexDump(body)}
        label={translate({id: 'calls.answer.hex', message: 'First bytes in hexadecimal'})}
      />
    </>
  );
}
