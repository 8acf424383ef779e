import type { Rule, SyntaxNode } from './rule.ts'

const isInsideModule = (node: SyntaxNode): boolean => {
  for (let at = node.parent; at; at = at.parent) if (at.type === 'TSModuleDeclaration') return true
  return false
}

/** `type` says the same and merges with nothing by accident; adding to a package's own interface has to be one. */
export const noInterface: Rule = {
  create: (context) => ({
    TSInterfaceDeclaration: (node) => {
      if (!isInsideModule(node)) context.report({ node, message: 'Use `type` instead of `interface`.' })
    },
  }),
}
