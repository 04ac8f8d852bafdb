import Translate from '@docusaurus/Translate';
import type {CallResponse} from '../send/types';
import {useObjectUrl} from './useObjectUrl';

const endings: Record<string, string> = {
  'image/png': 'png',
  'application/vnd.mapbox-vector-tile': 'mvt',
  'application/octet-stream': 'bin',
};

interface Props {
  readonly answer: CallResponse;
}

/** Stores a body as a file, under the name that the service suggests if the browser lets the page see it. */
export function DownloadLink({answer: {body, contentType, headers}}: Props) {
  const url = useObjectUrl(body, contentType);
  const disposition = headers.find(([name]) => name === 'content-disposition')?.[1] ?? '';
  const suggested = /filename="?([^";]+)/.exec(disposition)?.[1];
  return (
    <a href={url} download={suggested ?? `answer.${endings[contentType] ?? 'bin'}`}>
      <Translate id="calls.answer.download">Download</Translate>
    </a>
  );
}
