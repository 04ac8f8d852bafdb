// Change: there is none. The sidebar cannot be hidden here, and its button's styles would be sent with every page.
export default function CollapseButton() {
  return null;
}
