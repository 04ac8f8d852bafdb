// Change: nothing above the title; `DocItem/Content` has the contents below it.
export default function DocItemTOCMobile() {
  return null;
}
