import type { SourceTree } from './source-tree.ts'

/** One repository rule that the linter can't express. */
export type Check = {
  name: string
  /** One line for each place that breaks the rule; none when all is well. */
  findings: (tree: SourceTree) => readonly string[]
}
