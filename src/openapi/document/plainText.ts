import {ownValue} from '../../base/ownValue';

const entities: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&'};

/** The text of a description's HTML, for messages. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ownValue(entities, entity) ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
