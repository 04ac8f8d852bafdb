// The OpenAPI theme's types pull in the request library's; of the theme, the layout alone is used.
declare module '@theme/ApiItem/Layout' {
  import type {ReactNode} from 'react';

  export default function ApiItemLayout(props: {children: ReactNode}): ReactNode;
}
