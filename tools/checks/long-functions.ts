import { asRecord, isObject, isStringArray } from '@captain/validation'
import { functionsIn } from '../syntax/functions.ts'
import { parsedFiles } from '../syntax/parsed-files.ts'
import { budgeted, type Budget } from './budget.ts'
import type { SourceTree } from './source-tree.ts'

const CONFIG = '.oxlintrc.json'
const LIMIT = 80
const RULE = 'max-lines-per-function'

type Override = { files: readonly string[]; rules: object }

const isOverride = (value: unknown): value is Override => isObject(value) && isStringArray(value['files']) && isObject(value['rules'])

const overridesIn = (json: string): readonly Override[] => {
  const { overrides } = asRecord(JSON.parse(json))
  return Array.isArray(overrides) ? overrides.filter(isOverride) : []
}

/** Returns the single files in which the linter allows long functions; overrides of whole folders are left out. */
const exceptedFiles = (tree: SourceTree): readonly string[] =>
  tree
    .files(CONFIG)
    .flatMap((path) => overridesIn(tree.read(path)))
    .filter(({ rules }) => RULE in rules)
    .flatMap(({ files }) => files.filter((file) => !file.includes('*')))

/** Files in which the linter still allows functions of more than 80 lines. */
export const longFunctionFiles = (budget: Budget) => budgeted('files with long functions', budget, exceptedFiles)

/** Files with linter exceptions although all their functions are short. */
export const needlessExceptions = budgeted('needless exceptions for long functions', { budget: 0, goal: 0 }, (tree) => {
  const files = parsedFiles(tree)
  return exceptedFiles(tree).filter((path) => {
    const file = files.get(path)
    return file === undefined || !functionsIn(file).some(({ lines }) => lines > LIMIT)
  })
})
