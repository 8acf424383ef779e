/** The part of ESLint's syntax tree that these rules read. */
export type SyntaxNode = { type: string; parent?: SyntaxNode; range: [number, number] } & Record<string, unknown>

export type RuleContext = {
  report: (finding: { node: SyntaxNode; message: string }) => void
  sourceCode: { getText: (node: SyntaxNode) => string }
}

export type Rule = { create: (context: RuleContext) => Record<string, (node: SyntaxNode) => void> }
