import type { Rule, SyntaxNode } from './rule.ts'

const isFunction = (node: SyntaxNode) => ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node.type)

/** Returns the outermost function around a node, the scope in which code has to check the composition. */
const outermostFunction = (node: SyntaxNode): SyntaxNode => {
  let found = node
  for (let at = node.parent; at; at = at.parent) if (isFunction(at)) found = at
  return found
}

/** Enter that confirms a Japanese conversion must not act: code that compares a key with 'Enter' has to check `isComposing` too. */
export const composingEnter: Rule = {
  create: (context) => ({
    BinaryExpression: (node) => {
      const sides = [node['left'], node['right']] as SyntaxNode[]
      if (!sides.some((side) => side.type === 'Literal' && side['value'] === 'Enter')) return
      if (/isComposing/.test(context.sourceCode.getText(outermostFunction(node)))) return
      context.report({ node, message: 'Enter may be confirming a conversion: ask `isComposing(event)` first.' })
    },
  }),
}
