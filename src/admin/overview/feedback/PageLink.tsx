import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import {findOwnPath} from '@site/src/site/findOwnPath';

interface Props {
  /** As somebody sent it. */
  readonly page: string;
}

/** The page that an opinion is about; no link where it names none of this site. */
export function PageLink({page}: Props) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const path = findOwnPath(page, baseUrl);
  return path === undefined ? <code>{page}</code> : <Link to={path.slice(baseUrl.length - 1)}>{page}</Link>;
}
