/** What components use of Docusaurus' theme: its own code. The whole of it needs the whole site. */
export * from '../../../node_modules/@docusaurus/theme-common/lib/utils/storageUtils.js';
export {usePluralForm} from '../../../node_modules/@docusaurus/theme-common/lib/utils/usePluralForm.js';
