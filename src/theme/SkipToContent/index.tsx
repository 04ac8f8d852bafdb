// Change: the focus goes to the top of the page only with another page. A step within one, which the dashboard and the
// administration keep in the query, leaves it where it is.
import {useLocation} from '@docusaurus/router';
import OriginalSkipToContent from '@theme-original/SkipToContent';
import {useState} from 'react';

export default function SkipToContent() {
  const {pathname, search} = useLocation();
  const [last, setLast] = useState({pathname, search, steps: 0});
  if (last.pathname !== pathname || last.search !== search)
    setLast({pathname, search, steps: last.pathname === pathname ? last.steps + 1 : last.steps});
  // A fresh link has seen no other address, and so does not take the focus.
  return <OriginalSkipToContent key={last.steps} />;
}
