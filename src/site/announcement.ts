import type {Announcement, SiteConfig} from './types';

/** The announcement bar; links that begin with a slash are meant within the portal, wherever it is served. */
export function createAnnouncement({
  announcement,
  baseUrl,
}: Pick<SiteConfig, 'announcement' | 'baseUrl'>): Announcement | undefined {
  if (!announcement) return undefined;
  return {...announcement, content: announcement.content.replaceAll('href="/', `href="${baseUrl}`)};
}
