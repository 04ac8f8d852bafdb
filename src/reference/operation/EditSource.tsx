import {useDoc} from '@docusaurus/plugin-content-docs/client';
import EditThisPage from '@theme/EditThisPage';

/** Leads to the file that the operation is written in, where site.config names the repository. */
export function EditSource() {
  const {editUrl} = useDoc().metadata;
  if (!editUrl) return null;
  return (
    <p data-twin="omit">
      <EditThisPage editUrl={editUrl} />
    </p>
  );
}
