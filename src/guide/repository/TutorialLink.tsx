import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useSiteSettings} from '@site/src/site/useSiteSettings';

/** Leads to the tutorial for those who write the portal, where the site has it. */
export function TutorialLink() {
  if (useSiteSettings().navigation.tutorial === false) return null;
  return (
    <Translate
      id="guide.tutorial"
      values={{
        page: (
          <Link to="/docs/tutorial/basics/create-a-page">
            <Translate id="guide.tutorial.page">Create a page</Translate>
          </Link>
        ),
      }}
    >
      {'{page} guides you through your first one.'}
    </Translate>
  );
}
