import type { AnyRecord } from '@captain/content-core'

/** Rows ticked one by one or, with `except`, all matching rows but those. */
export type Selected = { readonly records: ReadonlyMap<string, AnyRecord>; readonly except: ReadonlySet<string> | null }

export const NOTHING: Selected = { records: new Map(), except: null }

export const hasTick = ({ records, except }: Selected, id: string): boolean => (except === null ? records.has(id) : !except.has(id))

/** Returns the selection with some rows ticked or cleared. */
export const ticked = ({ records, except }: Selected, touched: readonly AnyRecord[], wanted: boolean): Selected => {
  if (except !== null) {
    const ids = new Set(touched.map(({ id }) => id))
    return { records, except: wanted ? new Set([...except].filter((id) => !ids.has(id))) : new Set([...except, ...ids]) }
  }
  const next = new Map(records)
  for (const record of touched) {
    if (wanted) next.set(record.id, record)
    else next.delete(record.id)
  }
  return { records: next, except }
}

const kept = new Map<string, { readonly of: string; readonly selected: Selected }>()
const KEPT_VISITS = 50

/** Returns the selection of this visit of the list, if the list still matches the same records. */
export const keptSelection = (visit: string, of: string): Selected => {
  const found = kept.get(visit)
  return found?.of === of ? found.selected : NOTHING
}

export const keepSelection = (visit: string, of: string, selected: Selected): void => {
  kept.delete(visit)
  if (selected === NOTHING) return
  kept.set(visit, { of, selected })
  const [oldest] = kept.keys()
  if (kept.size > KEPT_VISITS && oldest !== undefined) kept.delete(oldest)
}
