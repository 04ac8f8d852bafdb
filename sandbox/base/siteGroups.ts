/** The groups of the portal's site configuration, by what they give access to. `npm run contract` writes them. */
export interface SiteGroups {
  readonly developerAdmins: string;
  readonly developerUsers: string;
  readonly dashboardAdmins: string;
  /** What a member sees of the dashboard. Some of it has no panel yet. */
  readonly opened: readonly {
    readonly id: string;
    readonly description: string;
    readonly hasPanel: boolean;
  }[];
  /** Whose members may create custom flight restrictions. */
  readonly restrictionAuthors: readonly string[];
  /** A group whose id begins like this, but for the exceptions, is a tenant: an organization of its own. */
  readonly tenants: {readonly prefix: string; readonly exceptions: readonly string[]};
}
