/** The choice is stored where `<Tabs groupId="language">` stores it: guides and reference share it. */
export const languageStorageKey = 'docusaurus.tab.language';

/** Attribute of the root element that says which language's samples show; see the plugin `reference-language`. */
export const languageAttribute = 'data-code-language';
