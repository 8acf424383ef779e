import type { Rule } from './rule.ts'

/** A door names what it hands out, so that a reader and the bundler both see it. */
export const noExportAll: Rule = {
  create: (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, message: 'Export by name: `export { a, b } from …`, never `export *`.' }),
  }),
}
