import {useSiteSettings} from '@site/src/site/useSiteSettings';

/** The base addresses of the API, from the site's settings. */
export function Servers() {
  return (
    <ul>
      {useSiteSettings().api.servers.map(({name, url}) => (
        <li key={url}>
          {name}: <code>{url}</code>
        </li>
      ))}
    </ul>
  );
}
