import { comparisonLines, type Vocabulary } from '../syntax/name-comparisons.ts'
import { parsedFiles } from '../syntax/parsed-files.ts'
import { isSource } from '../syntax/source-kinds.ts'
import { budgeted, type Budget } from './budget.ts'

type Scope = Budget & { names: Iterable<string> }

const WORKFLOW_FOLDER = /\/workflows\//
const KIND_FOLDER = /\/fields\//
// Blocks of rich text have kinds too, with another meaning.
const SCOPE = /^(apps|libs\/(content|presets|platform|tenants))\//

const comparisons = (name: string, budget: Budget, vocabulary: Vocabulary, own: RegExp) =>
  budgeted(name, budget, (tree) =>
    [...parsedFiles(tree)]
      .filter(([path]) => SCOPE.test(path) && isSource(path) && !own.test(path))
      .flatMap(([path, file]) => comparisonLines(file, vocabulary).map((line) => `${path}:${line}`)),
  )

/** Returns places outside the folders of the workflows that check for a workflow by name. */
export const workflowComparisons = ({ names, ...budget }: Scope) =>
  comparisons('comparisons with workflow names', budget, { names: new Set(names), variable: /workflow$/i }, WORKFLOW_FOLDER)

/** Returns places outside the folders of the fields that check for a field kind by name. */
export const kindComparisons = ({ names, ...budget }: Scope) =>
  comparisons('comparisons with field kinds', budget, { names: new Set(names), variable: /kind$/i }, KIND_FOLDER)
