import { assertionLines, erasingOverloadLines } from '../syntax/assertions.ts'
import { lineCount } from '../syntax/line-count.ts'
import { parsedFiles } from '../syntax/parsed-files.ts'
import { isSource } from '../syntax/source-kinds.ts'
import { budgeted, type Budget } from './budget.ts'
import type { Check } from './check.ts'
import type { SourceTree } from './source-tree.ts'

const sourceFiles = (tree: SourceTree) => [...parsedFiles(tree)].filter(([path]) => isSource(path))

const assertionsIn = (tree: SourceTree, folder: string): readonly string[] =>
  sourceFiles(tree)
    .filter(([path]) => path.startsWith(folder))
    .flatMap(([path, file]) => assertionLines(file).map((line) => `${path}:${line}`))

/** Type assertions in the libraries of the tenants. */
export const tenantAssertions = (budget: Budget) =>
  budgeted('type assertions of tenants', budget, (tree) => assertionsIn(tree, 'libs/tenants/'))

/** Implementations of overloads that erase their types: what callers see is as unchecked as an assertion. */
export const erasingOverloads = (budget: Budget) =>
  budgeted('overloads that erase types', budget, (tree) =>
    sourceFiles(tree).flatMap(([path, file]) => erasingOverloadLines(file).map((line) => `${path}:${line}`)),
  )

/** Returns the type assertions of all source, a thousand lines. */
export const assertionShareOf = (tree: SourceTree): number => {
  const lines = sourceFiles(tree).reduce((sum, [, file]) => sum + lineCount(file.text), 0)
  return lines === 0 ? 0 : (assertionsIn(tree, '').length / lines) * 1000
}

/** The number of type assertions per thousand lines of source. */
export const assertionShare = ({ budget }: Budget): Check => ({
  name: 'type assertions',
  findings: (tree) => {
    const share = assertionShareOf(tree)
    return share > budget ? [`${share.toFixed(2)} a thousand lines, at most ${budget}`] : []
  },
})
