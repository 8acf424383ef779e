import { draftOf, isBlank, isUntouched, type Edits, type ShiftDraft, type StoredShift } from './shift-drafts.ts'
import type { Filled } from './shift-tools.ts'

type StoredDays = ReadonlyMap<string, readonly StoredShift[]>

const withEdit = (edits: Edits, date: string, stored: StoredDays, now: readonly ShiftDraft[]): Edits => {
  const { [date]: before, ...others } = edits
  const edit = { base: before?.base ?? stored.get(date) ?? [], now: now.filter((draft) => !isBlank(draft)) }
  return isUntouched(edit) ? others : { ...others, [date]: edit }
}

/** Sets the shifts of some days; a day that equals the stored one is no edit. */
export const withFilled = (edits: Edits, filled: Filled, stored: StoredDays): Edits =>
  Object.entries(filled).reduce((all, [date, now]) => withEdit(all, date, stored, now), edits)

/** Takes some days back to what they were before; all others stay. */
export const withUndone = (edits: Edits, dates: readonly string[], before: Edits): Edits =>
  dates.reduce((all, date) => {
    const { [date]: _, ...others } = all
    const edit = before[date]
    return edit === undefined ? others : { ...others, [date]: edit }
  }, edits)

/** Adds input of an earlier visit; newer input wins. */
export const withRestored = (edits: Edits, restored: Filled, stored: StoredDays): Edits =>
  Object.entries(restored).reduce((all, [date, now]) => (date in all ? all : withEdit(all, date, stored, now)), edits)

/** Bases edits on newly loaded shifts; edits of shifts that were deleted create them again. */
export const rebased = (edits: Edits, latest: StoredDays): Edits =>
  Object.fromEntries(
    Object.entries(edits).flatMap(([date, { now }]) => {
      const base = latest.get(date) ?? []
      const edit = { base, now: now.map((one) => (base.some(({ id }) => id === one.id) ? one : { ...one, id: null })) }
      return isUntouched(edit) ? [] : [[date, edit]]
    }),
  )

/** Unsaved input in the browser, and the stored shifts that it is based on. */
export const localDraftOf = (edits: Edits) => {
  const days = Object.entries(edits)
  return {
    base: Object.fromEntries(days.map(([date, edit]) => [date, edit.base.map(draftOf)])),
    entered: Object.fromEntries(days.map(([date, edit]) => [date, edit.now])),
  }
}
