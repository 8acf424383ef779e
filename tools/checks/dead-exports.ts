import { exportUsers, type ExportUse } from '../syntax/exports.ts'
import { isTestCode } from '../syntax/source-kinds.ts'
import { budgeted, type Budget } from './budget.ts'

// Loaded by path, public for sites outside this repository, or the customer's list of rules.
const ENTRY =
  /^(\.storybook\/|[^/]+\.ts$|tools\/|apps\/site\/src\/entry-server\.tsx$|libs\/content\/delivery-client\/|libs\/tenants\/[^/]+\/(src\/delivery\.ts$|examples\/)|libs\/validation\/src\/(index\.ts$|rules\/))/

const isEntry = (path: string): boolean => isTestCode(path) || ENTRY.test(path)

const isDead = ({ users, isReExport, isType, isUsedInFile }: ExportUse): boolean => {
  if (users === 'production') return false
  if (isReExport) return users === 'none'
  return !isUsedInFile || (!isType && users === 'none')
}

const reason = ({ users, isReExport, isUsedInFile }: ExportUse): string => {
  if (users === 'tests') return 'only tests import it'
  return !isReExport && isUsedInFile ? 'no other file imports it' : 'nothing imports it'
}

/** Lists exports that no production file imports. Allows types and tested functions that their own file uses, re-exports for tests, and exports with a `@public` reason. */
export const deadExports = (budget: Budget) =>
  budgeted('dead exports', budget, (tree) =>
    exportUsers(tree, isEntry)
      .filter(isDead)
      .map((one) => `${one.path}:${one.line}: ${one.name}: ${reason(one)}`),
  )
