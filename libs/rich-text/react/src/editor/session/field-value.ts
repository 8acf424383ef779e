import type { RichTextDocument } from '@captain/rich-text-core'
import EditorJS from '@editorjs/editorjs'
import { placeOfCaret } from '../caret-place.ts'
import { contentKey } from '../editor-data.ts'
import { documentOf, entriesOf, type Entry, mergeLocalEdits, sameEntries, withoutBlocks } from '../entry.ts'
import type { Moment } from '../history.ts'
import { knownDocuments } from '../known-documents.ts'
import { type Canvas, drawMoment } from './canvas.ts'
import { createUndoSteps } from './undo-steps.ts'

export type FieldValue = {
  /** Reads the blocks when the editor is ready, as the first snapshot of the history. */
  start: () => Promise<void>
  /** Reads the blocks and hands over the changes. */
  read: () => Promise<void>
  /** Returns the document as it is on screen, without a hand-over and without a step of undo. */
  peek: () => Promise<RichTextDocument>
  /** Whether a document equals the one handed over last. */
  isHandedOver: (document: RichTextDocument) => boolean
  /** Sets the document to show; earlier ones that are not rendered yet are skipped. */
  expect: (document: RichTextDocument) => void
  /** Renders an expected document, merged with input since then; skips it if a later one is expected. */
  merge: (document: RichTextDocument, isOpen: () => boolean, beforeReading: () => void) => Promise<void>
  /** Renders and hands over a snapshot. */
  goTo: (moment: Moment) => void
  undo: () => Moment | null
  redo: () => Moment | null
  /** Records and returns a snapshot without some blocks. */
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
  const history = createUndoSteps(first, cache)
  let shown = first
  let handedOver = value
  const known = knownDocuments(value)
  // Reads may finish out of order; the result of a read overtaken by a later one is dropped.
  let requested = 0
  let answered = 0

  const dropReadings = () => {
    answered = ++requested
  }

  const show = (entries: readonly Entry[]) => {
    const before = shown.filter(({ isKept }) => isKept)
    shown = entries
    const after = entries.filter(({ isKept }) => isKept)
    if (sameEntries(before, after)) return
    handedOver = known.of(documentOf(entries, EditorJS.version))
    onChange(handedOver)
  }

  const read = async () => {
    const turn = ++requested
    const caret = placeOfCaret(holder)
    const entries = await cache.read()
    if (turn < answered) return
    answered = turn
    if (sameEntries(entries, shown)) return
    history.note({ entries, caret }, shown)
    show(entries)
  }

  const merge: FieldValue['merge'] = async (next, isOpen, beforeReading) => {
    if (next !== handedOver || !isOpen()) return
    beforeReading()
    const caret = placeOfCaret(holder)
    const mine = await cache.read()
    const theirs = entriesOf(next, shown)
    const merged = mergeLocalEdits(shown, mine, theirs, uploadingBlocks())
    drawMoment(canvas, mine, { entries: merged, caret })
    dropReadings()
    shown = theirs
    known.add(next)
    history.reset({ entries: merged, caret })
    show(merged)
  }

  return {
    start: async () => {
      shown = await cache.read()
      history.reset({ entries: shown, caret: null })
    },
    read,
    peek: async () => documentOf(await cache.read(), EditorJS.version),
    isHandedOver: (document) => document === handedOver || contentKey(document) === contentKey(handedOver),
    expect: (document) => {
      handedOver = document
    },
    merge,
    goTo: (moment) => {
      drawMoment(canvas, shown, moment)
      // Removing a block blurs it, which triggers a nested hand-over here.
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
