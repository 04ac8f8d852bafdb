/** A row of a table of settings: what is set, to what, as somebody reads it. */
export interface Setting {
  readonly setting: string;
  readonly value: string;
}

/**
 * The rows of the table `setting | value | why` of one section of a Markdown document, in their order. Rows of the same
 * setting are several.
 * @param section - its number, as in `## 4. The identity pool`.
 */
export function readSettingTable(markdown: string, section: number): Setting[] {
  const [, body = ''] =
    new RegExp(`^## ${section}\\. .*\\n([^]*?)(?=^## |(?![^]))`, 'm').exec(markdown) ?? [];
  return body
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, setting = '', value = '']) => ({setting, value}))
    .filter(({setting}) => setting !== 'setting' && !setting.startsWith('-'));
}
