// Change: there is none, as nothing hides the sidebar that it would show again.
export default function ExpandButton() {
  return null;
}
