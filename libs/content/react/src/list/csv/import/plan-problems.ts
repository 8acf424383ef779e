import { kindOf, type AnyContentType, type ImportPlan, type ImportUpload } from '@captain/content-core'

export type PlanProblems = {
  /** Targets that several columns map to. */
  readonly repeated: readonly string[]
  readonly nothing: boolean
  /** The key is not the target of any column. */
  readonly key: boolean
}

/** Problems that prevent the check of a plan. */
export const planProblems = ({ mapping, mode, key }: ImportPlan): PlanProblems => {
  const used = mapping.filter((path) => path !== null)
  return {
    repeated: [...new Set(used.filter((path, place) => used.indexOf(path) !== place))],
    nothing: used.every((path) => path === 'id'),
    key: mode !== 'create' && (key === undefined || !used.includes(key)),
  }
}

export const isSound = ({ repeated, nothing, key }: PlanProblems): boolean => repeated.length === 0 && !nothing && !key

const topOf = (path: string): string => path.split('.')[0] ?? ''

const requiredOfNew = (type: AnyContentType): readonly string[] =>
  Object.entries(type.fields)
    .filter(([, field]) => field.required === 'save' && kindOf(field).isFilledIn !== true && field.defaultValue === null)
    .map(([name]) => name)

const possibleFields = ({ targets }: ImportUpload): ReadonlySet<string> => new Set(targets.map(({ path }) => topOf(path)))

/** Returns the fields that a new record requires and no column maps to, of those that a column could map to. */
export const missingFields = (type: AnyContentType, start: ImportUpload, { mapping }: ImportPlan): readonly string[] => {
  const possible = possibleFields(start)
  const mapped = new Set(mapping.flatMap((path) => (path === null ? [] : [topOf(path)])))
  return requiredOfNew(type).filter((name) => possible.has(name) && !mapped.has(name))
}

/** Returns the fields that staff must fill in for a new record and that no file can contain, such as lists: it can't be imported. */
export const fieldsOutsideFiles = (type: AnyContentType, start: ImportUpload): readonly string[] => {
  const possible = possibleFields(start)
  return requiredOfNew(type).filter((name) => !possible.has(name) && type.fields[name]?.setBy === 'staff')
}

/** Returns the initial plan: targets guessed from the headings, and a unique column as key if there is one. */
export const firstPlan = ({ mapping, modes, keys }: ImportUpload): ImportPlan => {
  const key = keys.find(({ path }) => mapping.includes(path))?.path
  const wanted = key === undefined ? 'create' : key === 'id' ? 'update' : 'both'
  const mode = modes.find((one) => one === wanted) ?? modes[0] ?? 'create'
  const standard = key ?? keys[0]?.path
  return { mapping, mode, ...(standard !== undefined && { key: standard }) }
}

/** Returns the same plan for another file with the same headings; otherwise a new plan. */
export const planFor = (start: ImportUpload, before: { readonly start: ImportUpload; readonly plan: ImportPlan } | null): ImportPlan => {
  const isSame = before !== null && JSON.stringify(before.start.headers) === JSON.stringify(start.headers)
  return isSame ? before.plan : firstPlan(start)
}
