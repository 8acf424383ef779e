import { KINDS, WORKFLOWS } from '@captain/content-core'
import type { BudgetedCheck } from './budget.ts'
import type { Check } from './check.ts'
import { kindComparisons, workflowComparisons } from './comparisons.ts'
import { declaredTenants } from './declared-tenants.ts'
import { deadExports } from './dead-exports.ts'
import { dialect } from './dialect.ts'
import { DIALECT_NAMES, DIALECT_WORDS, ENGLISH_WORDS, SUSPECT_WORDS } from './dialect-words.ts'
import { catalogs } from './catalogs.ts'
import { docsReferences } from './docs-references.ts'
import { fileSizes } from './file-sizes.ts'
import { helpTexts } from './help-texts.ts'
import { importCycles } from './import-cycles.ts'
import { interfaceTerms, latinWords } from './interface-words.ts'
import { inlineTexts } from './inline-texts.ts'
import { longFunctionFiles, needlessExceptions } from './long-functions.ts'
import { nameReferences } from './name-references.ts'
import { names } from './names.ts'
import { hashes, pins } from './pins.ts'
import {
  ASSERTIONS_PER_THOUSAND_LINES,
  DEAD_EXPORTS,
  ERASING_OVERLOADS,
  IMPORT_CYCLES,
  KIND_COMPARISONS,
  LONG_FUNCTION_FILES,
  TENANT_ASSERTIONS,
  WORKFLOW_COMPARISONS,
} from './source-budgets.ts'
import { stories } from './stories.ts'
import { styleClasses } from './style-classes.ts'
import { assertionShare, erasingOverloads, tenantAssertions } from './type-assertions.ts'
import { testTitles } from './test-titles.ts'
import { translations } from './translations.ts'
import { words } from './words.ts'

/** Checks whose number of findings has a budget. */
export const budgetedChecks: readonly BudgetedCheck[] = [
  importCycles(IMPORT_CYCLES),
  deadExports(DEAD_EXPORTS),
  workflowComparisons({ ...WORKFLOW_COMPARISONS, names: Object.keys(WORKFLOWS) }),
  kindComparisons({ ...KIND_COMPARISONS, names: Object.keys(KINDS) }),
  longFunctionFiles(LONG_FUNCTION_FILES),
  needlessExceptions,
  tenantAssertions(TENANT_ASSERTIONS),
  erasingOverloads(ERASING_OVERLOADS),
  ...dialect({ all: [...DIALECT_WORDS, ...SUSPECT_WORDS], english: ENGLISH_WORDS, names: DIALECT_NAMES }),
]

export const checks: readonly Check[] = [
  catalogs,
  declaredTenants,
  docsReferences,
  fileSizes,
  helpTexts,
  inlineTexts,
  interfaceTerms,
  latinWords,
  nameReferences,
  names,
  pins,
  hashes,
  stories,
  styleClasses,
  testTitles,
  translations,
  words,
  assertionShare(ASSERTIONS_PER_THOUSAND_LINES),
  ...budgetedChecks,
]
