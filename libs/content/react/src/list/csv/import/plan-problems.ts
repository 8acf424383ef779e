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

/** Returns the fields that a new record requires and no column maps to, of those that a column could map to. */
export const missingFields = (type: AnyContentType, { targets }: ImportUpload, { mapping }: ImportPlan): readonly string[] => {
  const topOf = (path: string) => path.split('.')[0] ?? ''
  const possible = new Set(targets.map(({ path }) => topOf(path)))
  const mapped = new Set(mapping.flatMap((path) => (path === null ? [] : [topOf(path)])))
  return Object.entries(type.fields)
    .filter(([name, field]) => {
      const isAsked = field.required === 'save' && kindOf(field).isFilledIn !== true && field.defaultValue === null
      return isAsked && possible.has(name) && !mapped.has(name)
    })
    .map(([name]) => name)
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
