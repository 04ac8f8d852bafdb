import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {SupportContact} from '@site/src/components/site-facts/siteFacts';

/** Where a reader finds the portal's repository: at the address for editing pages, if the site's settings name one. */
export function RepositoryAccess() {
  const {editUrl} = useDoc().metadata;
  return editUrl ? (
    <Translate
      id="guide.repository.link"
      values={{
        link: (
          <a href={editUrl}>
            <Translate id="guide.repository.source">the source of this page</Translate>
          </a>
        ),
      }}
    >
      {'It contains {link}.'}
    </Translate>
  ) : (
    <Translate id="guide.repository.ask" values={{contact: <SupportContact />}}>
      {'To get access to it, write to {contact}.'}
    </Translate>
  );
}
