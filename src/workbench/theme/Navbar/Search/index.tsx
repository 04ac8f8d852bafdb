// Change: the button of the workbench stands before the search, where phones have room for both.
import {translate} from '@docusaurus/Translate';
import OriginalSearch from '@theme-init/Navbar/Search';
import type {Props} from '@theme/Navbar/Search';
import Opener from '@theme/Workbench/Opener';

export default function NavbarSearch({children, ...props}: Props) {
  return (
    <OriginalSearch {...props}>
      <Opener
        name={translate({id: 'workbench.open', message: 'Workbench: the calls of this tab (Ctrl `)'})}
      />
      {children}
    </OriginalSearch>
  );
}
