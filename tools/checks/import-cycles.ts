import { cyclesIn } from '../syntax/cycles.ts'
import { linksOf } from '../syntax/modules.ts'
import { budgeted, type Budget } from './budget.ts'

/** Files that import each other in a circle, imports of types included. */
export const importCycles = (budget: Budget) =>
  budgeted('import cycles', budget, (tree) => cyclesIn(linksOf(tree)).map((files) => `${files.length} files: ${files.join(', ')}`))
