import type {SiteConfig} from '../../src/site/types';

/**
 * The words by which readers know a provider: names, addresses, hosts, sentences of its own.
 *
 * @param site the brand that must not show
 * @param other the brand that is shown instead; what both say is no brand's word
 */
export function brandWords(site: SiteConfig, other: SiteConfig): string[] {
  const others = new Set(wordsOf(other));
  return wordsOf(site).filter((word) => !others.has(word));
}

function wordsOf(site: SiteConfig): string[] {
  const addresses = [site.url, site.footer.link, ...site.api.servers.map(({url}) => url)];
  const words = [
    site.title,
    site.tagline,
    site.company,
    site.logo.alt,
    site.footer.label,
    site.copyright,
    site.support.email,
    site.privacy.email,
    // The last line is the country, which is nobody's own.
    ...site.postalAddress.slice(0, -1),
    ...addresses.map((address) => new URL(address).host),
    site.identity.userPoolId,
    site.identity.userPoolClientId,
    site.identity.identityPoolId,
    site.groups.developerAdmins,
    ...(site.announcement ? [site.announcement.content] : []),
  ];
  return [...new Set(words.map((word) => word.toLowerCase()))];
}
