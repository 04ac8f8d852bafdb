/** A site whose pages are not published as Markdown leads nowhere from their titles. */
export default function PageTwin() {
  return null;
}
