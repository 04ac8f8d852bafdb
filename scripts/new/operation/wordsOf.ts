/** How the texts of the templates name the record and its id. */
export function wordsOf(
  operationId: string,
  idName: string,
  template: string,
): Readonly<Record<string, string>> {
  const noun = inWords(operationId.slice('get'.length), ' ');
  return {
    noun,
    aNoun: `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
    idName,
    exampleId: `${inWords(idName.slice(0, -'Id'.length), '-')}-1`,
    exampleName: noun.replaceAll(/ (.)/g, (_, letter: string) => letter.toUpperCase()),
    unknownPath: template.replace(/\{\w+\}/, 'nobody-gave-this-id'),
  };
}

/** `CollectionSummary` as `collection summary`. */
function inWords(camelCase: string, separator: string): string {
  return camelCase.replaceAll(/(?<!^)[A-Z]/g, `${separator}$&`).toLowerCase();
}
