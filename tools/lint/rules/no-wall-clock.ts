import type { Rule, SyntaxNode } from './rule.ts'

const MESSAGE = 'A declaration does not read the wall clock: use `now` and `today` of the clock that the kit passes.'

const isNamed = (node: unknown, name: string): boolean => typeof node === 'object' && node !== null && 'name' in node && node.name === name

const isEmpty = ({ arguments: given }: SyntaxNode): boolean => Array.isArray(given) && given.length === 0

const memberOf = (node: SyntaxNode): { readonly object: unknown; readonly property: unknown } | null => {
  const { callee } = node
  return typeof callee === 'object' && callee !== null && 'object' in callee && 'property' in callee ? callee : null
}

/** A declaration's check or computed field depends on its arguments alone, on the server and in the browser. */
export const noWallClock: Rule = {
  create: (context) => ({
    NewExpression: (node) => {
      if (isNamed(node['callee'], 'Date') && isEmpty(node)) context.report({ node, message: MESSAGE })
    },
    CallExpression: (node) => {
      const member = memberOf(node)
      const isNow = member !== null && isNamed(member.object, 'Date') && isNamed(member.property, 'now')
      if (isNow || isNamed(node['callee'], 'currentClock')) context.report({ node, message: MESSAGE })
    },
  }),
}
