/** What a site must be without when a feature's line is out of `docusaurus.config.ts`. */
export interface Absence {
  readonly feature: string;
  /** Modules, by path, of which browsers may download none. */
  readonly modules: readonly RegExp[];
  /** Files and folders of the built site that are not there. */
  readonly files: readonly string[];
}

/** Features that are left out together, one build for each group: what one build lacks is there in the other. */
export const groups: readonly (readonly Absence[])[] = [
  [
    {
      feature: 'auth',
      modules: [
        /\/src\/auth\/(forms|guards|logout|navbar|session|settings|theme|view-as)\//,
        /\/src\/auth\/context\/AuthProvider/,
        /\/src\/(dashboard|admin|guarded-pages)\//,
        /\/node_modules\/(@aws-amplify|aws-amplify|@aws-sdk)\//,
      ],
      files: ['dashboard', 'admin', 'logout'],
    },
    {feature: 'search', modules: [/\/src\/search\//], files: ['search-index.json']},
    {feature: 'workbench', modules: [/\/src\/workbench\//], files: []},
    {feature: 'feedback', modules: [/\/src\/feedback\/(theme|form)\//], files: []},
    {
      feature: 'publishing',
      modules: [/\/src\/publishing\/(theme|twin-links)\//],
      files: ['llms.txt', 'llms-full.txt', 'docs.md'],
    },
    {
      feature: 'sandbox-in-page',
      modules: [/\/src\/sandbox-in-page\//],
      files: ['sandbox', 'assets/js/sandbox'],
    },
    {feature: 'offline', modules: [/\/src\/offline\//], files: ['offline']},
    {
      feature: 'map',
      modules: [
        /\/node_modules\/(maplibre-gl|terra-draw)/,
        /\/src\/map\/(draw\/|draw-dialog\/DrawDialog|stage\/StageMap|canvas\/MapCanvas)/,
      ],
      files: ['map'],
    },
  ],
  [
    {feature: 'home', modules: [/\/src\/home\//], files: ['index.html']},
    {feature: 'reference', modules: [/\/src\/reference\//, /docusaurus-theme-openapi-docs/], files: ['api']},
    {feature: 'guide', modules: [/\/src\/guide\//], files: []},
    {feature: 'workflows', modules: [/\/src\/workflows\//], files: ['workflows']},
    {feature: 'errors', modules: [/\/src\/errors\/(theme|explanation|page)\//], files: []},
  ],
];
