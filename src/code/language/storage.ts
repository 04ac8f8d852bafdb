/** The choice is stored where `<Tabs groupId="language">` stores it: guides and reference share it. */
export const LANGUAGE_STORAGE_KEY = 'docusaurus.tab.language';

/** Attribute of the root element that says which language's samples show; see the plugin `reference-language`. */
export const LANGUAGE_ATTRIBUTE = 'data-code-language';
