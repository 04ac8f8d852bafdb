/** What a tool refuses, in a sentence that says what to do. Anything else that is thrown is a mistake of the server. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
