import type {OfflineSettings, SiteConfig} from '../../src/site/types';

/** What a browser needs to install the site as an app of its own. @see https://www.w3.org/TR/appmanifest/ */
export function webManifest(
  {title, tagline, baseUrl}: SiteConfig,
  {shortName, icon, colour}: OfflineSettings,
) {
  const picture = {src: `${baseUrl}${icon}`, sizes: '512x512', type: 'image/png'};
  return {
    id: baseUrl,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'standalone',
    name: title,
    short_name: shortName,
    description: tagline,
    background_color: colour,
    theme_color: colour,
    icons: [
      {...picture, purpose: 'any'},
      {...picture, purpose: 'maskable'},
    ],
  };
}
