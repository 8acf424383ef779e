import type { BlockType, RichTextDocument } from '@captain/rich-text-core'
import EditorJS, { type BlockMutationEvent, type LogLevels } from '@editorjs/editorjs'
import { type EditableAttributes, nameEditables } from './accessible-names.ts'
import { applyEntries } from './apply-entries.ts'
import { allowedTypes, createBlockCache } from './block-cache.ts'
import { placeOfCaret, restoreCaret } from './caret-place.ts'
import { guardComposition } from './composition.ts'
import { noticeEarlyWriting } from './early-writing.ts'
import { contentKey, toEditorBlock } from './editor-data.ts'
import { editorTools, partAttributes } from './tools.ts'
import { documentOf, entriesOf, type Entry, mergeTyped, sameEntries, withoutBlocks } from './entry.ts'
import { createHistory, type Moment } from './history.ts'
import type { EditorMessages } from './messages/editor-messages.ts'
import { createNotice } from './notice.ts'
import { ignoreOutsideKeys } from './outside-keys.ts'
import { acceptPaste } from './paste/accept-paste.ts'
import { createRunningUploads } from './running-uploads.ts'
import { listenToKeys } from './session-keys.ts'
import type { EditorServices } from './services.ts'

const SAVE_DELAY_MS = 250

export type SessionOptions = EditorServices & {
  host: HTMLElement
  value: RichTextDocument
  onChange: (document: RichTextDocument) => void
  /** Hears when pictures are on their way, and when all of them have been handed over or given up. */
  onBusyChange: (isBusy: boolean) => void
  messages: EditorMessages
  blocks: readonly BlockType[]
  readOnly: boolean
  attributes: EditableAttributes
}

/** One living editor in one element. */
export type EditorSession = {
  /** Shows another document, unless it says what the editor already says. */
  setValue: (document: RichTextDocument) => void
  /** Hands over at once what was typed and not yet handed over, then the pictures that are on their way. */
  flush: () => Promise<void>
  /** Gives up the pictures that are on their way. */
  stopUploads: () => void
  focus: () => void
  setAttributes: (attributes: EditableAttributes) => void
  /** Hands over what was typed, then removes the editor. */
  destroy: () => void
}

/** Starts Editor.js in a fresh child of `host`, so that two sessions of one host (StrictMode) never share an element. */
export function startEditorSession(options: SessionOptions): EditorSession {
  const { host, messages, readOnly, onChange, onBusyChange } = options
  const holder = document.createElement('div')
  host.append(holder)
  const notice = createNotice(host)
  const uploads = createRunningUploads((isBusy) => void tellBusy(isBusy))
  const allowed = allowedTypes(options.blocks)

  let shown: readonly Entry[] = entriesOf(options.value)
  let handedOver = options.value
  const editor = new EditorJS({
    holder,
    tools: editorTools(options.blocks, { ...options, notify: notice.say, uploads }),
    data: { blocks: shown.map(({ block }) => toEditorBlock(block, allowed)) },
    i18n: { messages: messages.dictionary },
    readOnly,
    minHeight: 0,
    logLevel: 'ERROR' as LogLevels,
  })
  const cache = createBlockCache(editor, holder, shown)
  const history = createHistory({ entries: shown, caret: null })

  let settled = false
  let destroyed = false
  let composing = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  let answered = 0
  let rendering: Promise<void> = editor.isReady.then(settle)
  // Blocks begin to be watched once the browser is idle; the editor complains of those that it lets go of before.
  const watching = rendering.then(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

  const early = noticeEarlyWriting(holder)
  const names = nameEditables(holder, options.attributes, partAttributes(messages))
  const releases = [
    () => names.stop(),
    ignoreOutsideKeys(),
    guardComposition(holder, (now) => {
      composing = now
      if (!now) schedule()
    }),
  ]

  async function settle() {
    settled = true
    early.stop()
    if (readOnly) return
    // What was written is handed over also when the editor has been removed before it was ready.
    if (early.isWritten()) cache.markAll()
    else if (destroyed) return
    editor.on('block changed', (change: { event: BlockMutationEvent }) => written(change.event.detail.target.id))
    if (early.isWritten()) return takeChanges()
    // An empty document shows an empty block, to which the first step back leads.
    shown = await cache.read()
    history.reset({ entries: shown, caret: null })
  }

  function written(id: string) {
    cache.mark(id)
    schedule()
  }

  function schedule() {
    if (!settled || composing || destroyed) return
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), SAVE_DELAY_MS)
  }

  async function flush() {
    clearTimeout(timer)
    if (settled && !readOnly && !destroyed) await takeChanges()
  }

  async function takeChanges() {
    const turn = ++asked
    const caret = placeOfCaret(holder)
    const entries = await cache.read()
    if (turn < answered) return
    answered = turn
    if (sameEntries(entries, shown)) return
    history.record({ entries, caret })
    show(entries)
  }

  async function handOver() {
    if (!settled && early.isWritten()) await rendering
    await flush()
    await uploads.ended()
    await flush()
  }

  // What has arrived is handed over first: at no moment is there neither a change nor something on its way.
  async function tellBusy(isBusy: boolean) {
    if (!isBusy) {
      // Editor.js tells of no change in a block that it doesn't watch yet.
      cache.markAll()
      await flush()
    }
    if (isBusy || uploads.blocks().size === 0) onBusyChange(isBusy)
  }

  /** Takes what is on screen for the value of the field. */
  function show(entries: readonly Entry[]) {
    const before = shown.filter((entry) => entry.isKept)
    shown = entries
    if (
      sameEntries(
        before,
        entries.filter((entry) => entry.isKept),
      )
    )
      return
    handedOver = documentOf(entries, EditorJS.version)
    onChange(handedOver)
  }

  function setValue(next: RichTextDocument) {
    if (next === handedOver || contentKey(next) === contentKey(handedOver)) return
    handedOver = next
    rendering = redraw(rendering, next)
  }

  // One after the other; only the last document asked for is drawn.
  async function redraw(previous: Promise<void>, next: RichTextDocument) {
    await previous
    if (next !== handedOver || destroyed) return
    clearTimeout(timer)
    const caret = placeOfCaret(holder)
    const mine = await cache.read()
    const theirs = entriesOf(next, shown)
    const merged = mergeTyped(shown, mine, theirs, uploads.blocks())
    draw(mine, { entries: merged, caret })
    answered = ++asked
    shown = theirs
    history.reset({ entries: merged, caret })
    show(merged)
  }

  function draw(current: readonly Entry[], { entries, caret }: Moment) {
    const focused = document.activeElement
    const isWriting = holder.contains(focused)
    applyEntries(editor, current, entries, allowed)
    cache.replace(entries)
    const isPlaced = isWriting && caret !== null && restoreCaret(holder, caret)
    const changed = entries.find((entry, index) => entry !== current[index]) ?? entries.at(-1)
    if (isWriting && !isPlaced && changed) editor.caret.setToBlock(changed.id, 'end')
    // The editor moves the caret when it removes blocks, also when nobody is writing here.
    if (!isWriting && focused instanceof HTMLElement && focused !== document.activeElement) focused.focus()
  }

  // One after the other, each with what was typed before it.
  function step(to: () => Moment | null) {
    rendering = rendering.then(async () => {
      await flush()
      const moment = to()
      if (!moment || destroyed) return
      draw(shown, moment)
      // Removing a block takes the caret from it, which asks for a hand-over in the middle of this.
      answered = ++asked
      show(moment.entries)
    })
  }

  function remove(ids: ReadonlySet<string>) {
    step(() => {
      const moment = { entries: withoutBlocks(shown, ids), caret: null }
      history.record(moment)
      return moment
    })
  }

  // The field is taller than a short text: a press beside the text goes to its end, as in a textarea.
  function onPress(event: MouseEvent) {
    if (event.target !== host || readOnly) return
    event.preventDefault()
    focus()
  }

  /** Acts where the caret is now, as soon as the editor can: before it is ready, it has none of its methods. */
  function whenReady(act: () => void) {
    if (settled) return act()
    const caret = placeOfCaret(holder)
    void rendering.then(() => {
      if (destroyed) return
      const focused = document.activeElement
      const hasMoved = caret !== null && !holder.contains(focused)
      if (hasMoved) restoreCaret(holder, caret)
      act()
      if (hasMoved && focused instanceof HTMLElement) focused.focus()
    })
  }

  function focus() {
    void rendering.then(() => !destroyed && editor.caret.focus(true))
  }

  function destroy() {
    const handing = flush()
    // An open menu goes on taking the keys of the page when its editor is gone.
    if (settled && !readOnly) {
      editor.toolbar.toggleToolbox(false)
      editor.toolbar.toggleBlockSettings(false)
      editor.inlineToolbar.close()
    }
    host.removeEventListener('mousedown', onPress)
    destroyed = true
    for (const release of releases) release()
    notice.remove()
    holder.remove()
    void Promise.allSettled([handing, rendering, watching]).then(() => editor.destroy())
  }

  host.addEventListener('mousedown', onPress)
  if (!readOnly) {
    releases.push(
      listenToKeys(holder, editor, { undo: () => step(history.undo), redo: () => step(history.redo), remove, whenReady }),
      acceptPaste({ holder, editor, allowed, messages, notify: notice.say, whenReady }),
    )
    // Editor.js watches a new block only once the browser is idle; what is typed before that is noticed here.
    holder.addEventListener('input', (event) => {
      const id = (event.target as Element).closest<HTMLElement>('.ce-block')?.dataset['id']
      if (id !== undefined) written(id)
    })
    holder.addEventListener('focusout', (event) => {
      if (!(event.relatedTarget instanceof Node && holder.contains(event.relatedTarget))) void flush()
    })
  }

  return { setValue, flush: handOver, stopUploads: uploads.stop, focus, setAttributes: names.update, destroy }
}
