import type { Rule, SyntaxNode } from './rule.ts'

const isInsideModule = (node: SyntaxNode): boolean => {
  for (let at = node.parent; at; at = at.parent) if (at.type === 'TSModuleDeclaration') return true
  return false
}

/** `type` is equivalent and never merges by accident; augmenting a package's interface requires `interface`. */
export const noInterface: Rule = {
  create: (context) => ({
    TSInterfaceDeclaration: (node) => {
      if (!isInsideModule(node)) context.report({ node, message: 'Use `type` instead of `interface`.' })
    },
  }),
}
