import {openPageForm} from '../../scripts/page-form/openPageForm';

/** Opens the page before the first test, and says where it is. @returns what ends it */
export async function setup(): Promise<() => Promise<void>> {
  const {url, close} = await openPageForm();
  process.env.PAGE_FORM_URL = url;
  return close;
}
