// The OpenAPI theme's types pull in the request library's; of the theme, the layout alone is used.
declare module '@theme/ApiItem/Layout' {
  import type {ReactNode} from 'react';

  export default function ApiItemLayout(props: {children: ReactNode}): ReactNode;
}

// Ours, in the place of the theme's: they take what an operation's page has.
declare module '@theme/ApiExplorer' {
  export {default, type Props} from '@site/src/reference/theme/ApiExplorer';
}
declare module '@theme/ApiExplorer/SecuritySchemes' {
  export {default, type Props} from '@site/src/reference/theme/ApiExplorer/SecuritySchemes';
}
declare module '@theme/ParamsDetails' {
  export {default, type Props} from '@site/src/reference/theme/ParamsDetails';
}
declare module '@theme/ParamsItem' {
  export {default, type Props} from '@site/src/reference/theme/ParamsItem';
}
declare module '@theme/RequestSchema' {
  export {default, type Props} from '@site/src/reference/theme/RequestSchema';
}
declare module '@theme/ResponseHeaders' {
  export {default, type Props} from '@site/src/reference/theme/ResponseHeaders';
}
declare module '@theme/Schema' {
  export {default, type Props} from '@site/src/reference/theme/Schema';
}
declare module '@theme/StatusCodes' {
  export {default, type Props} from '@site/src/reference/theme/StatusCodes';
}
