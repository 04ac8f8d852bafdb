import type * as z from 'zod';
import type {siteConfigSchema} from './config/schema';

/** What `site.config.ts` says: the schema has its rules, and what each field is for. */
export type SiteConfig = z.input<typeof siteConfigSchema>;

/** A site configuration that `checkSiteConfig` has checked and completed. */
export type CheckedSiteConfig = z.output<typeof siteConfigSchema>;

/** A site configuration with what the API description says of itself. */
export type LoadedSiteConfig = CheckedSiteConfig & {
  /** Version of the documentation: that of the API description. */
  docsVersion: string;
};

export type NavigationFlags = SiteConfig['navigation'];
export type OfflineSettings = NonNullable<SiteConfig['offline']>;
export type FeedbackSettings = NonNullable<SiteConfig['feedback']>;
export type MapSettings = NonNullable<SiteConfig['map']>;
export type Announcement = NonNullable<SiteConfig['announcement']>;
export type ApiServer = SiteConfig['api']['servers'][number];
export type TenantPattern = SiteConfig['tenantPattern'];
export type GroupMap = SiteConfig['groups'];

export type IdentitySettings = SiteConfig['identity'];
/** The identity settings with the identity library's defaults where `site.config.ts` says nothing. */
export type CheckedIdentitySettings = CheckedSiteConfig['identity'];
/** The password, a passkey of the person's device, or a code that is sent to the person. */
export type FirstFactor = IdentitySettings['firstFactors'][number];

/** The part of the configuration that code in the browser may read; see `useSiteSettings`. */
export type SiteSettings = Omit<
  LoadedSiteConfig,
  'apiDescription' | 'favicon' | 'socialCard' | 'offline' | 'editUrl' | 'announcement'
>;
