/** Stands in for what the features of a site bring by name: in a site without them, it is nothing. */
export default function ThemeComponent() {
  return null;
}
