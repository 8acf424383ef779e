import type { Rule } from './rule.ts'

/** Node strips types and can't run an enum; a union of literals is equivalent. */
export const noEnum: Rule = {
  create: (context) => ({
    TSEnumDeclaration: (node) => context.report({ node, message: 'Use a union of literals, or an object `as const`, instead of an enum.' }),
  }),
}
