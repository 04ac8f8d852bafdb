/** As much of the package as is used: it brings no types. */
declare module 'colormap' {
  interface Options {
    readonly colormap: string;
    readonly nshades: number;
    readonly format: 'rba';
  }
  type Shade = [red: number, green: number, blue: number, alpha: number];
  /** @throws Error for an unknown map, and for fewer shades than the map has colours of its own. */
  export default function colormap(options: Options): Shade[];
}
