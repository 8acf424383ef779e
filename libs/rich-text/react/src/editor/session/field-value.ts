import type { RichTextDocument } from '@captain/rich-text-core'
import EditorJS from '@editorjs/editorjs'
import { placeOfCaret } from '../caret-place.ts'
import { contentKey } from '../editor-data.ts'
import { documentOf, entriesOf, type Entry, mergeTyped, sameEntries, withoutBlocks } from '../entry.ts'
import { createHistory, type Moment } from '../history.ts'
import { type Canvas, drawMoment } from './canvas.ts'

export type FieldValue = {
  /** Reads the blocks when the editor is ready, as the first moment of the history. */
  start: () => Promise<void>
  /** Reads the blocks and hands over what changed. */
  read: () => Promise<void>
  /** Whether a document is what was handed over last, or says the same. */
  isHandedOver: (document: RichTextDocument) => boolean
  /** Makes a document the one to show; earlier ones that are not drawn yet are skipped. */
  expect: (document: RichTextDocument) => void
  /** Draws an expected document, merged with what was typed since; nothing if a later one is expected. */
  merge: (document: RichTextDocument, isOpen: () => boolean, beforeReading: () => void) => Promise<void>
  /** Draws and hands over a moment. */
  goTo: (moment: Moment) => void
  undo: () => Moment | null
  redo: () => Moment | null
  /** Records and returns the moment without some blocks. */
  remove: (ids: ReadonlySet<string>) => Moment
}

type FieldParts = {
  readonly canvas: Canvas
  readonly entries: readonly Entry[]
  readonly value: RichTextDocument
  readonly uploadingBlocks: () => ReadonlySet<string>
  readonly onChange: (document: RichTextDocument) => void
}

/** Owns the value of the field: the entries it was read from, the document handed over last, and the history of both. */
export function createFieldValue({ canvas, entries: first, value, uploadingBlocks, onChange }: FieldParts): FieldValue {
  const { cache, holder } = canvas
  const history = createHistory({ entries: first, caret: null })
  let shown = first
  let handedOver = value
  // Readings may end in another order than they began: one that a later one has overtaken is dropped.
  let asked = 0
  let answered = 0

  const dropReadings = () => {
    answered = ++asked
  }

  const show = (entries: readonly Entry[]) => {
    const before = shown.filter(({ isKept }) => isKept)
    shown = entries
    const kept = entries.filter(({ isKept }) => isKept)
    if (sameEntries(before, kept)) return
    handedOver = documentOf(entries, EditorJS.version)
    onChange(handedOver)
  }

  const read = async () => {
    const turn = ++asked
    const caret = placeOfCaret(holder)
    const entries = await cache.read()
    if (turn < answered) return
    answered = turn
    if (sameEntries(entries, shown)) return
    history.record({ entries, caret })
    show(entries)
  }

  const merge: FieldValue['merge'] = async (next, isOpen, beforeReading) => {
    if (next !== handedOver || !isOpen()) return
    beforeReading()
    const caret = placeOfCaret(holder)
    const mine = await cache.read()
    const theirs = entriesOf(next, shown)
    const merged = mergeTyped(shown, mine, theirs, uploadingBlocks())
    drawMoment(canvas, mine, { entries: merged, caret })
    dropReadings()
    shown = theirs
    history.reset({ entries: merged, caret })
    show(merged)
  }

  return {
    start: async () => {
      shown = await cache.read()
      history.reset({ entries: shown, caret: null })
    },
    read,
    isHandedOver: (document) => document === handedOver || contentKey(document) === contentKey(handedOver),
    expect: (document) => {
      handedOver = document
    },
    merge,
    goTo: (moment) => {
      drawMoment(canvas, shown, moment)
      // Removing a block takes the caret from it, which asks for a hand-over in the middle of this.
      dropReadings()
      show(moment.entries)
    },
    undo: history.undo,
    redo: history.redo,
    remove: (ids) => {
      const moment = { entries: withoutBlocks(shown, ids), caret: null }
      history.record(moment)
      return moment
    },
  }
}
