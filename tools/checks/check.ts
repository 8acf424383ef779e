import type { SourceTree } from './source-tree.ts'

/** One repository rule that the linter can't express. */
export type Check = {
  name: string
  /** One line for each place that breaks the rule; empty if there is none. */
  findings: (tree: SourceTree) => readonly string[]
}
