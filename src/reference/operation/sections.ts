import {translate} from '@docusaurus/Translate';
import type {OperationDocument} from '@site/src/openapi/document/types';
import type {GuideUse, OperationSurroundings, RelatedOperations} from '@site/src/publishing/reference/types';

/** The headings of an operation's page, by the ids of its sections in their order. */
export function headings() {
  return {
    authentication: translate({id: 'reference.security.heading', message: 'Authentication'}),
    'path-parameters': translate({id: 'reference.parameters.path', message: 'Path parameters'}),
    'query-parameters': translate({id: 'reference.parameters.query', message: 'Query parameters'}),
    'header-parameters': translate({id: 'reference.parameters.header', message: 'Header parameters'}),
    'unsent-parameters': translate({
      id: 'reference.parameters.unsent',
      message: 'Parameters to add yourself',
      description: 'Heading of the parameters that samples and explorer leave out',
    }),
    'request-body': translate({id: 'reference.body.heading', message: 'Request body'}),
    responses: translate({id: 'reference.responses.heading', message: 'Responses'}),
    schemas: translate({id: 'reference.schemas.heading', message: 'Schemas'}),
    'error-pages': translate({
      id: 'reference.errors.heading',
      message: 'Errors explained',
      description: 'Heading of the links to pages about errors that the operation can return',
    }),
    guides: translate({id: 'reference.guides.heading', message: 'In the guides'}),
    related: translate({id: 'reference.related.heading', message: 'Related operations'}),
    panels: translate({
      id: 'reference.panels.heading',
      message: 'In the dashboard',
      description: 'Heading of the panels of the dashboard that call the operation',
    }),
  };
}

export type SectionId = keyof ReturnType<typeof headings>;

/** Which of the sections the page of an operation has. */
export function sectionsOf(
  operation: OperationDocument,
  guides: readonly GuideUse[],
  {related, errors, panels}: OperationSurroundings,
): SectionId[] {
  const {parameters, unsentParameters, requestBody, shared} = operation;
  const has: Partial<Record<SectionId, boolean>> = {
    'path-parameters': parameters.some((each) => each.in === 'path'),
    'query-parameters': parameters.some((each) => each.in === 'query'),
    'header-parameters': parameters.some((each) => each.in === 'header'),
    'unsent-parameters': unsentParameters !== undefined,
    'request-body': requestBody !== undefined,
    schemas: shared.length > 0,
    'error-pages': errors.length > 0,
    guides: guides.length > 0,
    related: hasRelated(related),
    panels: panels.length > 0,
  };
  return (Object.keys(headings()) as SectionId[]).filter((id) => has[id] ?? true);
}

/** Whether an operation has others that belong to it. */
export function hasRelated({before, after, same}: RelatedOperations): boolean {
  return before.length + after.length + same.length > 0;
}
