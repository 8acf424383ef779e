import type { CaretPlace } from './caret-place.ts'
import { type Entry, sameEntries } from './entry.ts'

/** Steps that can be taken back. */
export const HISTORY_LIMIT = 200

/** What the editor showed once, and where its caret was. */
export type Moment = { readonly entries: readonly Entry[]; readonly caret: CaretPlace | null }

export type History = {
  /** Remembers a moment, unless it shows what the last one shows. */
  record: (moment: Moment) => void
  /** The moment before, or null at the beginning. */
  undo: () => Moment | null
  /** The moment that was taken back, or null. */
  redo: () => Moment | null
  /** Forgets everything but this. */
  reset: (moment: Moment) => void
}

/** The moments of one editor, in order. Blocks are shared between moments, so that one costs a list of references. */
export function createHistory(first: Moment): History {
  let moments = [first]
  let at = 0
  const goTo = (index: number) => {
    const moment = moments[index]
    if (!moment) return null
    at = index
    return moment
  }
  return {
    record(moment) {
      const current = moments[at]
      if (current && sameEntries(current.entries, moment.entries)) return
      moments = [...moments.slice(0, at + 1), moment].slice(-HISTORY_LIMIT)
      at = moments.length - 1
    },
    undo: () => goTo(at - 1),
    redo: () => goTo(at + 1),
    reset(moment) {
      moments = [moment]
      at = 0
    },
  }
}
