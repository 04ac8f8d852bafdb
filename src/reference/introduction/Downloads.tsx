import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** The contract's files. Plain links with `download`: they are files of the site, not pages. */
export function Downloads() {
  const json = useBaseUrl('/openapi.json');
  const yaml = useBaseUrl('/openapi.yaml');
  const postman = useBaseUrl('/postman-collection.json');
  return (
    <ul>
      <li>
        <a href={json} download>
          <Translate id="reference.downloads.json">OpenAPI 3.1 as JSON</Translate>
        </a>
      </li>
      <li>
        <a href={yaml} download>
          <Translate id="reference.downloads.yaml">OpenAPI 3.1 as YAML</Translate>
        </a>
      </li>
      <li>
        <a href={postman} download>
          <Translate id="reference.downloads.postman">Postman collection</Translate>
        </a>
      </li>
    </ul>
  );
}
