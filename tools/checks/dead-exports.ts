import { exportUsers, type ExportUse } from '../syntax/exports.ts'
import { isTestCode } from '../syntax/source-kinds.ts'
import { budgeted, type Budget } from './budget.ts'

// Loaded by path, public for sites outside this repository, or the customer's list of rules.
const ENTRY =
  /^(\.storybook\/|[^/]+\.ts$|tools\/|apps\/site\/src\/entry-server\.tsx$|libs\/content\/delivery-client\/|libs\/tenants\/[^/]+\/(src\/delivery\.ts$|examples\/)|libs\/validation\/src\/(index\.ts$|rules\/))/

const isDead = ({ users, isReExport, isType, isUsedInFile }: ExportUse): boolean => {
  if (users === 'production') return false
  if (isReExport || !isUsedInFile) return true
  return !isType && users === 'none'
}

const reason = ({ users, isReExport, isUsedInFile }: ExportUse): string => {
  if (users === 'tests') return 'only tests import it'
  return !isReExport && isUsedInFile ? 'no other file imports it' : 'nothing imports it'
}

/** Exports that no production file imports. Types that their own file uses stay, as do functions that tests call directly. */
export const deadExports = (budget: Budget) =>
  budgeted('dead exports', budget, (tree) =>
    exportUsers(tree)
      .filter((one) => !isTestCode(one.path) && !ENTRY.test(one.path) && isDead(one))
      .map((one) => `${one.path}:${one.line}: ${one.name}: ${reason(one)}`),
  )
