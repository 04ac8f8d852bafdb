import Translate from '@docusaurus/Translate';
import {ownValue} from '@site/src/base/ownValue';
import type {CallResponse} from '../send/types';
import {fileNameOf} from './fileNameOf';
import {useObjectUrl} from './useObjectUrl';

const endings: Record<string, string> = {
  'image/png': 'png',
  'application/vnd.mapbox-vector-tile': 'mvt',
  'application/octet-stream': 'bin',
};

interface Props {
  readonly response: CallResponse;
}

/** Saves a body as a file, under the name that the service suggests if the browser lets the page see it. */
export function DownloadLink({response: {body, contentType, headers}}: Props) {
  // Whatever the body is, a browser that opens it must not take it for a page of this site.
  const url = useObjectUrl(body, 'application/octet-stream');
  return (
    <a href={url} download={fileNameOf(headers) ?? `response.${ownValue(endings, contentType) ?? 'bin'}`}>
      <Translate id="tryIt.response.download">Download</Translate>
    </a>
  );
}
