import type { Check } from './check.ts'
import type { SourceTree } from './source-tree.ts'

/** The number of places that may break a rule: `budget` today, `goal` in the end. A budget only decreases. */
export type Budget = { budget: number; goal: number }

/** A rule with known violations. `places` returns one line for each place that breaks it. */
export type BudgetedCheck = Check & Budget & { places: (tree: SourceTree) => readonly string[] }

/** Defines a check that fails if more places break its rule than its budget allows; it then lists all of them. */
export const budgeted = (name: string, limits: Budget, places: BudgetedCheck['places']): BudgetedCheck => ({
  name,
  ...limits,
  places,
  findings: (tree) => {
    const found = places(tree)
    return found.length > limits.budget ? [`${found.length} places, at most ${limits.budget}`, ...found] : []
  },
})
