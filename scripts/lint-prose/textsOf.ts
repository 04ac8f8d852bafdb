import ts from 'typescript';

/** The texts that an expression can be. What is put into a template is no word of ours. */
export function textsOf(expression: ts.Expression): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isTemplateExpression(expression))
    return [
      expression.head.text + expression.templateSpans.map(({literal}) => `\`…\`${literal.text}`).join(''),
    ];
  if (ts.isConditionalExpression(expression))
    return [...textsOf(expression.whenTrue), ...textsOf(expression.whenFalse)];
  if (ts.isParenthesizedExpression(expression)) return textsOf(expression.expression);
  return [];
}
