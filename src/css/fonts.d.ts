/** The address of a font file as the build names it. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
