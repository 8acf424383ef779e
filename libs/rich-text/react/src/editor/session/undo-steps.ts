import type { BlockCache } from '../block-cache.ts'
import { type Entry, isSameOrder } from '../entry.ts'
import { createHistory, type History, type Moment } from '../history.ts'
import { OWN_UNDO } from '../own-undo.ts'

export type UndoSteps = Pick<History, 'undo' | 'redo' | 'record' | 'reset'> & {
  /** Notes what was read after `shown`: as a new step, or in place of the last one. */
  note: (moment: Moment, shown: readonly Entry[]) => void
}

/** Keeps the steps of undo of one editor. */
export function createUndoSteps(first: readonly Entry[], { held }: Pick<BlockCache, 'held'>): UndoSteps {
  const history = createHistory({ entries: first, caret: null })
  /** Whether the last step is of a text that a search replaced: it gives way to what the search ends with. */
  let isPassing = false
  const settled =
    <Given extends readonly unknown[], Result>(step: (...given: Given) => Result) =>
    (...given: Given): Result => {
      isPassing = false
      return step(...given)
    }
  return {
    note(moment, shown) {
      const { entries } = moment
      // The browser undoes text in such an input.
      const isUndoneThere = document.activeElement?.closest(`[${OWN_UNDO}]`) && isSameOrder(entries, shown)
      if (isUndoneThere || isPassing) history.amend(moment)
      else history.record(moment)
      const searching = held()
      isPassing =
        searching !== null && isSameOrder(entries, shown) && entries.every((entry, at) => entry === shown[at] || entry.id === searching)
    },
    record: settled(history.record),
    reset: settled(history.reset),
    undo: settled(history.undo),
    redo: settled(history.redo),
  }
}
