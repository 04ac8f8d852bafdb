import {ownValue} from '../../base/ownValue';
import type {Announcement, SiteConfig} from '../types';

/** The build that the bar is made for. */
interface BuildLanguage {
  /** Language of this build, as `i18n.locales` names it. */
  readonly locale: string;
  /** Path that this language is served under; begins and ends with a slash. */
  readonly base: string;
}

type Bar = Omit<Announcement, 'translations'>;

/**
 * The announcement bar in the words of one language, or the untranslated ones. Links that begin with a slash are meant
 * within the portal, wherever that language is served.
 */
export function createAnnouncement(
  {announcement}: Pick<SiteConfig, 'announcement'>,
  {locale, base}: BuildLanguage,
): Bar | undefined {
  if (!announcement) return undefined;
  const {translations, ...bar} = announcement;
  const content = ownValue(translations, locale) ?? bar.content;
  return {...bar, content: content.replaceAll('href="/', `href="${base}`)};
}
