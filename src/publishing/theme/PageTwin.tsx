import {useLanguage} from '../../code/language/useLanguage';
import {PageTwin as Twin} from '../twin-links/PageTwin';

/** The ways to the Markdown of the page, in the language of its samples that the reader has chosen. */
export default function PageTwin() {
  const [language] = useLanguage();
  return <Twin language={language} />;
}
