// Used only when Docusaurus Faster is switched off: the Rspack build compiles with SWC.
export default {
  presets: ['@docusaurus/babel/preset'],
};
