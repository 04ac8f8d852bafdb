import {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {ownValue} from '@site/src/base/ownValue';
import {homeFacts} from '../contract/homeFacts';

const grammars: Record<string, string> = {curl: 'bash', javascript: 'js', python: 'python'};

/** The request, in three languages; the choice is shared with every other sample of the portal. */
export function FirstCallRequest() {
  return (
    <Tabs groupId="language">
      {homeFacts.firstCall.samples.map(({id, label, code}) => (
        <TabItem key={id} value={id} label={label}>
          <CodeBlock language={ownValue(grammars, id) ?? 'text'}>{code}</CodeBlock>
        </TabItem>
      ))}
    </Tabs>
  );
}

/** What the sandbox responds. */
export function FirstCallResponse() {
  const {status, body} = homeFacts.firstCall.response;
  const title = translate(
    {
      id: 'home.response',
      message: 'Response: {status}',
      description: 'Title of the response; status is an HTTP status',
    },
    {status},
  );
  return (
    <CodeBlock language="json" title={title}>
      {body}
    </CodeBlock>
  );
}
