/** A site without pages about errors shows their messages alone. */
export default function ErrorExplanation() {
  return null;
}
