import type { BlockType, RichTextDocument } from '@captain/rich-text-core'
import EditorJS, { type LogLevels, type OutputData } from '@editorjs/editorjs'
import { type EditableAttributes, nameEditables } from './accessible-names.ts'
import { guardComposition } from './composition.ts'
import { contentKey, fromEditorData, toEditorData } from './editor-data.ts'
import type { EditorMessages } from './messages/ja.ts'
import { buttonNames, editorTools, type ImageUpload } from './tools.ts'

const SAVE_DELAY_MS = 250

export type SessionOptions = {
  host: HTMLElement
  value: RichTextDocument
  onChange: (document: RichTextDocument) => void
  messages: EditorMessages
  blocks: readonly BlockType[]
  readOnly: boolean
  attributes: EditableAttributes
  onImageUpload: ImageUpload | undefined
}

/** One living editor in one element. */
export type EditorSession = {
  /** Shows another document, unless it says what the editor already says. */
  setValue: (document: RichTextDocument) => void
  /** Hands over at once what was typed and not yet handed over. */
  flush: () => Promise<void>
  focus: () => void
  setAttributes: (attributes: EditableAttributes) => void
  /** Hands over what was typed, then removes the editor. */
  destroy: () => void
}

/** Starts Editor.js in a fresh child of `host`, so that two sessions of one host (StrictMode) never share an element. */
export function startEditorSession(options: SessionOptions): EditorSession {
  const { host, messages, readOnly, onChange } = options
  const holder = document.createElement('div')
  host.append(holder)

  const editor = new EditorJS({
    holder,
    tools: editorTools(options.blocks, { messages, onImageUpload: options.onImageUpload }),
    data: toEditorData(options.value),
    i18n: { messages: messages.dictionary },
    readOnly,
    minHeight: 0,
    logLevel: 'ERROR' as LogLevels,
  })

  let settled = false
  let listening = false
  let destroyed = false
  let composing = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  let answered = 0
  let ownerKey = contentKey(options.value)
  // What the editor itself makes of the document it was given: it adds ids and leaves out empty paragraphs.
  let editorKey: string | null = null
  let rendering: Promise<void> = editor.isReady.then(settle)

  const names = nameEditables(holder, options.attributes, buttonNames(messages))
  const releaseComposition = guardComposition(holder, (now) => {
    composing = now
    if (!now) schedule()
  })

  async function settle() {
    editorKey = readOnly ? ownerKey : contentKey(fromEditorData(await editor.save()))
    if (!listening && !readOnly) editor.on('block changed', schedule)
    listening = true
    settled = true
  }

  function schedule() {
    if (!settled || composing || destroyed) return
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), SAVE_DELAY_MS)
  }

  // Editor.js reads its elements before `save` first waits, so what is asked for here survives their removal.
  async function flush() {
    clearTimeout(timer)
    if (!settled || readOnly || destroyed) return
    const turn = ++asked
    // Undefined when a tool failed: then nothing is handed over, and nothing is overwritten.
    const saved = (await editor.save()) as OutputData | undefined
    if (!saved || turn < answered) return
    answered = turn
    const next = fromEditorData(saved)
    const key = contentKey(next)
    if (key === editorKey) return
    editorKey = key
    ownerKey = key
    onChange(next)
  }

  function setValue(next: RichTextDocument) {
    const key = contentKey(next)
    if (key === ownerKey || key === editorKey) return
    ownerKey = key
    rendering = redraw(rendering, key, next)
  }

  // One after the other; only the last document asked for is drawn.
  async function redraw(previous: Promise<void>, key: string, next: RichTextDocument) {
    await previous
    if (key !== ownerKey || destroyed) return
    settled = false
    clearTimeout(timer)
    answered = ++asked
    await editor.render(toEditorData(next))
    await settle()
  }

  // The field is taller than a short text: a press beside the text goes to its end, as in a textarea.
  function onPress(event: MouseEvent) {
    if (event.target !== host || readOnly) return
    event.preventDefault()
    focus()
  }

  function focus() {
    void rendering.then(() => !destroyed && editor.focus(true))
  }

  function destroy() {
    const handedOver = flush()
    host.removeEventListener('mousedown', onPress)
    destroyed = true
    names.stop()
    releaseComposition()
    holder.remove()
    void Promise.allSettled([handedOver, rendering]).then(() => editor.destroy())
  }

  host.addEventListener('mousedown', onPress)
  holder.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node && holder.contains(event.relatedTarget))) void flush()
  })

  return { setValue, flush, focus, setAttributes: names.update, destroy }
}
