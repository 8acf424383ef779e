import type { CaretPlace } from './caret-place.ts'
import { type Entry, sameEntries } from './entry.ts'

/** Maximum number of undo steps. */
export const HISTORY_LIMIT = 200

/** A snapshot of the editor: its blocks and its caret position. */
export type Moment = { readonly entries: readonly Entry[]; readonly caret: CaretPlace | null }

export type History = {
  /** Records a snapshot unless it equals the last one. */
  record: (moment: Moment) => void
  /** Replaces the last snapshot without a new step. */
  amend: (moment: Moment) => void
  /** Returns the previous snapshot; null at the beginning. */
  undo: () => Moment | null
  /** Returns the snapshot that was undone; null if there is none. */
  redo: () => Moment | null
  /** Clears the history except for this snapshot. */
  reset: (moment: Moment) => void
}

/** The snapshots of one editor, in order. Snapshots share blocks, so one costs a list of references. */
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
    amend(moment) {
      moments = [...moments.slice(0, at), moment]
    },
    undo: () => goTo(at - 1),
    redo: () => goTo(at + 1),
    reset(moment) {
      moments = [moment]
      at = 0
    },
  }
}
