import { type BlockType, normaliseDocument, readDocument } from '@captain/rich-text-core'
import type EditorJS from '@editorjs/editorjs'
import { toEditorBlock, withToolClasses } from '../editor-data.ts'
import { escapeText } from './inline-html.ts'
import type { Pasted } from './pasted-block.ts'

/** Blocks whose text other blocks may split; in all others, such as a cell, pasted content becomes text. */
const FLOW = new Set(['paragraph', 'header', 'list'])

/** Inserts pasted content at the caret: text into the text, blocks after the current block or in place of an empty one. */
export function insertPasted(editor: EditorJS, holder: HTMLElement, pasted: readonly Pasted[], allowed: ReadonlySet<BlockType>): void {
  const { blocks } = editor
  const current = blockAtCaret(editor, holder)
  const isFlow = current === undefined || FLOW.has(current.name)
  const [only] = pasted
  if (pasted.length === 0) return
  if (current && only && pasted.length === 1 && isText(only)) return insertText(htmlOf(only))
  if (!isFlow && pasted.every((piece) => piece.kind !== 'file')) return insertText(pasted.map(htmlOf).join('<br>'))

  const at = current ? blocks.getBlockIndex(current.id) : blocks.getBlocksCount() - 1
  const replacesEmpty = current?.isEmpty === true && current.name === 'paragraph'
  const inserted = pasted.map((piece, index) => {
    const place = replacesEmpty ? at + index : at + 1 + index
    const [type, data] = toolOf(piece, allowed)
    const block = blocks.insert(type, data, {}, place, true, replacesEmpty && index === 0)
    if (piece.kind === 'file') block.call('upload', { file: piece.file })
    return block
  })
  const last = inserted.at(-1)
  if (last?.focusable) editor.caret.setToBlock(last.id, 'end')
}

function blockAtCaret({ blocks }: EditorJS, holder: HTMLElement) {
  const anchor = window.getSelection()?.anchorNode
  const element = anchor instanceof Element ? anchor : anchor?.parentElement
  const block = (document.activeElement ?? element)?.closest<HTMLElement>('.ce-block') ?? element?.closest<HTMLElement>('.ce-block')
  const id = block && holder.contains(block) ? block.dataset['id'] : undefined
  if (id !== undefined) return blocks.getById(id) ?? undefined
  const index = blocks.getCurrentBlockIndex()
  return index < 0 ? undefined : blocks.getBlockByIndex(index)
}

function isText(piece: Pasted): boolean {
  return piece.kind === 'text' || (piece.kind === 'block' && piece.block.type === 'paragraph')
}

function htmlOf(piece: Pasted): string {
  if (piece.kind === 'text') return piece.html
  if (piece.kind === 'file') return ''
  const { text, source } = piece.block.data
  if (typeof text === 'string') return text
  // A video has no text, so its address represents it.
  if (piece.block.type === 'embed' && typeof source === 'string') return escapeText(source)
  return escapeText(readDocument({ blocks: [piece.block] })[0]?.text ?? '').replaceAll('\n', '<br>')
}

function insertText(html: string): void {
  document.execCommand('insertHTML', false, withToolClasses(html))
}

function toolOf(piece: Pasted, allowed: ReadonlySet<BlockType>): [string, object] {
  if (piece.kind === 'file') return ['image', {}]
  const block = piece.kind === 'text' ? { type: 'paragraph', data: { text: piece.html } } : piece.block
  const [clean = block] = normaliseDocument({ blocks: [block] }).blocks
  const { type, data } = toEditorBlock(clean, allowed)
  return [type, data]
}
