declare module '@generated/notice-styles/default/stylesheet.json' {
  const stylesheet: string;
  export default stylesheet;
}
