import type { Rule } from './rule.ts'

/** An entry point names its exports, so that readers and the bundler both see them. */
export const noExportAll: Rule = {
  create: (context) => ({
    ExportAllDeclaration: (node) => context.report({ node, message: 'Export by name: `export { a, b } from …`, never `export *`.' }),
  }),
}
