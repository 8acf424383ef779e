import type { AnyRecord } from '@captain/content-core'

/** Rows ticked one by one or, with `except`, all matching rows but those. */
export type RowSelection<Row = AnyRecord> = { readonly records: ReadonlyMap<string, Row>; readonly except: ReadonlySet<string> | null }

export const NOTHING: RowSelection<never> = { records: new Map<string, never>(), except: null }

export const hasTick = ({ records, except }: RowSelection<unknown>, id: string): boolean =>
  except === null ? records.has(id) : !except.has(id)

/** Returns the selection with some rows ticked or cleared. */
export const ticked = <Row extends { readonly id: string }>(
  { records, except }: RowSelection<Row>,
  touched: readonly Row[],
  wanted: boolean,
): RowSelection<Row> => {
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

const selections = new Map<string, { readonly of: string; readonly selected: RowSelection }>()
const KEPT_VISITS = 50

/** Returns the selection of this visit of the list, if the list still matches the same records. */
export const restoreSelection = (visit: string, of: string): RowSelection => {
  const found = selections.get(visit)
  return found?.of === of ? found.selected : NOTHING
}

export const storeSelection = (visit: string, of: string, selected: RowSelection): void => {
  selections.delete(visit)
  if (selected === NOTHING) return
  selections.set(visit, { of, selected })
  const [oldest] = selections.keys()
  if (selections.size > KEPT_VISITS && oldest !== undefined) selections.delete(oldest)
}
