import { asRecord, isObject } from '@captain/validation'
import {
  type BlockType,
  blockTypeOf,
  inlineText,
  MAX_BYTES,
  normaliseDocument,
  parseInline,
  readDocument,
  videoAt,
} from '@captain/rich-text-core'
import type EditorJS from '@editorjs/editorjs'
import type { Release } from '../composition.ts'
import type { EditorMessages } from '../messages/editor-messages.ts'
import { escapeText } from './inline-html.ts'
import { insertPasted } from './insert-pasted.ts'
import { type Pasted, pastedBlock, type PasteResult } from './pasted-block.ts'
import { readHtml } from './read-html.ts'
import { readPlainText } from './read-plain-text.ts'
import { isTooLong } from './too-long.ts'

const EDITOR_TYPE = 'application/x-editor-js'

/** A larger paste would freeze the editor, and no document can contain it. */
const MAX_PIECES = 1000

/** Characters of blocks copied from an editor; a document has as many bytes at most. */
const MAX_COPIED = 2 * MAX_BYTES

type PasteOptions = {
  holder: HTMLElement
  editor: EditorJS
  allowed: ReadonlySet<BlockType>
  messages: EditorMessages
  notify: (text: string) => void
  /** Runs the action at once, or as soon as the editor is ready. */
  whenReady: (callback: () => void) => void
}

/**
 * Handles paste and drop instead of the editor, whose parser loses quotations, word processor marks and `del`, and lets tools load images
 * from any site.
 */
export function acceptPaste({ holder, editor, allowed, messages, notify, whenReady }: PasteOptions): Release {
  function take(reading: PasteResult | null) {
    if (reading === null || isTooMuch(reading.pasted)) return notify(messages.paste.tooMuch)
    const { pasted, leftOutImages } = reading
    const fitting = pasted.flatMap((piece) => fit(piece, allowed))
    insertPasted(editor, holder, fitting, allowed)
    if (leftOutImages || pasted.some((piece) => piece.kind === 'file' && !allowed.has('image'))) notify(messages.paste.imagesLeftOut)
    else if (fitting.some((piece, index) => piece !== pasted[index])) notify(messages.paste.blocksLeftOut)
  }

  /** The browser itself inserts the text of other pastes. */
  function refuseLong(event: Event, data: DataTransfer) {
    if (!isTooLong(data.getData('text/plain'))) return
    event.preventDefault()
    notify(messages.paste.tooMuch)
  }

  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData, target } = event
    if (!clipboardData || !(target instanceof Element)) return
    const isNative = target.matches('input, textarea')
    const files = imagesIn(clipboardData)
    event.stopPropagation()
    if (isNative && files.length === 0) return refuseLong(event, clipboardData)
    event.preventDefault()
    // The clipboard is readable only during the event.
    const reading = isNative ? filesReading(files) : read(clipboardData, files, allowed)
    whenReady(() => take(reading))
  }
  const onDrop = (event: DragEvent) => {
    const files = event.dataTransfer ? imagesIn(event.dataTransfer) : []
    if (event.dataTransfer && files.length === 0) refuseLong(event, event.dataTransfer)
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    const block = event.target instanceof Element ? event.target.closest<HTMLElement>('.ce-block') : null
    whenReady(() => {
      if (block) editor.caret.setToBlock(block.dataset['id'] ?? '', 'end')
      take(filesReading(files))
    })
  }
  holder.addEventListener('paste', onPaste, { capture: true })
  holder.addEventListener('drop', onDrop, { capture: true })
  return () => {
    holder.removeEventListener('paste', onPaste, { capture: true })
    holder.removeEventListener('drop', onDrop, { capture: true })
  }
}

function read(data: DataTransfer, files: readonly File[], allowed: ReadonlySet<BlockType>): PasteResult | null {
  const copied = data.getData(EDITOR_TYPE)
  if (copied.length > MAX_COPIED) return null
  const own = ownBlocks(copied)
  if (own) return { pasted: own, leftOutImages: false }
  const text = data.getData('text/plain')
  const reading = readHtml(data.getData('text/html'))
  if (reading === null) return null
  // Spreadsheets and word processors add an image of the text; a copied image comes with HTML that contains only the image.
  if (files.length > 0 && reading.pasted.every((piece) => piece.kind === 'file')) return filesReading(files)
  if (reading.pasted.length > 0 || reading.leftOutImages) return reading
  const source = text.trim()
  const video = allowed.has('embed') ? videoAt(source) : null
  if (video) {
    const data = { service: video.service, source, embed: video.embedUrl, width: 580, height: 320, caption: '' }
    return { pasted: [pastedBlock('embed', data)], leftOutImages: false }
  }
  return isTooLong(text) ? null : { pasted: readPlainText(text), leftOutImages: false }
}

/** Reads blocks copied from an editor. Any page can write such data, so it is as untrusted as HTML. */
function ownBlocks(json: string): Pasted[] | null {
  try {
    const parsed: unknown = JSON.parse(json)
    const blocks = Array.isArray(parsed) ? parsed.map(asRecord) : []
    const known = blocks.flatMap(({ tool, data }) =>
      typeof tool === 'string' && isObject(data) && blockTypeOf(tool) !== null ? [{ type: tool, data }] : [],
    )
    return known.length > 0 ? normaliseDocument({ blocks: known }).blocks.map(({ type, data }) => pastedBlock(type, data)) : null
  } catch {
    return null
  }
}

function imagesIn({ files }: DataTransfer): File[] {
  return [...files].filter((file) => file.type.startsWith('image/'))
}

function filesReading(files: readonly File[]): PasteResult {
  return { pasted: files.map((file) => ({ kind: 'file', file })), leftOutImages: false }
}

function isTooMuch(pasted: readonly Pasted[]): boolean {
  const written = pasted.map((piece) => (piece.kind === 'block' ? piece.block : piece.kind === 'text' ? piece.html : null))
  return pasted.length > MAX_PIECES || JSON.stringify(written).length > MAX_BYTES
}

/** Returns the block if the field allows its type, otherwise its text. */
function fit(piece: Pasted, allowed: ReadonlySet<BlockType>): Pasted[] {
  if (piece.kind === 'text') return [piece]
  if (piece.kind === 'file') return allowed.has('image') ? [piece] : []
  const type = blockTypeOf(piece.block.type)
  const [reading] = readDocument({ blocks: [piece.block] })
  if (type !== null && allowed.has(type) && reading?.node.type !== 'unsupported') return [piece]
  const lines = (reading?.text ?? '').split('\n').filter((line) => inlineText(parseInline(line)).trim() !== '')
  return lines.map((line) => pastedBlock('paragraph', { text: escapeText(line) }))
}
