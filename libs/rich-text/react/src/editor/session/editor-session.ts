import type { RichTextDocument } from '@captain/rich-text-core'
import type { BlockMutationEvent } from '@editorjs/editorjs'
import { type EditableAttributes, nameEditables } from '../accessible-names.ts'
import type { Release } from '../composition.ts'
import { captureEarlyInput } from '../early-writing.ts'
import { entriesOf } from '../entry.ts'
import type { Moment } from '../history.ts'
import { createNotice, type Notice } from '../notice.ts'
import { ignoreOutsideKeys } from '../outside-keys.ts'
import { acceptPaste } from '../paste/accept-paste.ts'
import { createRunningUploads, type RunningUploads } from '../running-uploads.ts'
import { listenToKeys } from '../session-keys.ts'
import { partAttributes } from '../tools.ts'
import { type BlockControls, createBlockControls } from './block-controls.ts'
import { type Canvas, closeMenus, openCanvas } from './canvas.ts'
import { createFieldValue, type FieldValue } from './field-value.ts'
import { createHandOver, type HandOver } from './hand-over.ts'
import { createRenders } from './renders.ts'
import type { SessionOptions } from './session-options.ts'
import { whenReady } from './when-ready.ts'
import { listenToPress, listenToWriting } from './writing-events.ts'

/** One running editor in one element. */
export type EditorSession = {
  /** Shows another document unless its content equals that of the editor. */
  setValue: (document: RichTextDocument) => void
  /** Hands over pending input at once, then the uploads in progress. */
  flush: () => Promise<void>
  /** Returns the document as it is on screen, before it is handed over; null while there is none to show. */
  peek: () => Promise<RichTextDocument | null>
  /** Cancels the uploads in progress. */
  stopUploads: () => void
  focus: () => void
  setAttributes: (attributes: EditableAttributes) => void
  /** Hands over pending input, then removes the editor. */
  destroy: () => void
}

type SessionParts = {
  readonly canvas: Canvas
  readonly field: FieldValue
  readonly handOver: HandOver
  /** Null in an editor that only shows. */
  readonly controls: BlockControls | null
  readonly step: (to: () => Moment | null) => void
  readonly notice: Notice
}

/** Connects key, paste and input handlers of an editable session. */
function listenToEditor(
  { canvas, field, handOver, controls, step, notice }: SessionParts,
  paste: Omit<Parameters<typeof acceptPaste>[0], keyof Canvas>,
  onTyping: () => void,
): readonly Release[] {
  const { editor, holder, cache, allowed } = canvas
  listenToWriting(holder, {
    onWritten: (id) => {
      cache.mark(id)
      handOver.schedule()
      notice.expire()
      onTyping()
    },
    onLeft: () => void handOver.flush(),
  })
  return [
    listenToKeys(holder, editor, {
      undo: () => step(field.undo),
      redo: () => step(field.redo),
      remove: (ids) => step(() => field.remove(ids)),
      focusBar: () => controls?.focusBar(),
      whenReady: (action) =>
        paste.whenReady(() => {
          notice.expire()
          action()
        }),
    }),
    acceptPaste({ holder, editor, allowed, ...paste }),
  ]
}

/** Handles the changes that Editor.js reports: also those without input, such as a setting. */
function listenToBlocks({ canvas, handOver, controls }: SessionParts, onTyping: () => void): void {
  canvas.editor.on('block changed', ({ event }: { event: BlockMutationEvent }) => {
    canvas.cache.mark(event.detail.target.id)
    handOver.schedule()
    onTyping()
    controls?.update()
  })
}

/** Removes the editor from the page, and ends it once it has nothing left to do. */
function closeEditor({ editor, holder }: Canvas, releases: readonly Release[], last: readonly Promise<void>[]): void {
  for (const release of releases) release()
  holder.remove()
  void Promise.allSettled(last).then(() => editor.destroy())
}

/** Reports uploads to the form. Hands over finished uploads first, so that there is always either a change or a pending upload. */
async function reportUploads(
  isBusy: boolean,
  { canvas, handOver }: SessionParts,
  uploads: RunningUploads,
  onBusyChange: (isBusy: boolean) => void,
) {
  if (!isBusy) {
    // Editor.js reports no change in a block that it doesn't watch yet.
    canvas.cache.markAll()
    await handOver.flush()
  }
  if (isBusy || uploads.blocks().size === 0) onBusyChange(isBusy)
}

/** Starts an editor in `host`: shows the value, hands over input, and records its history. */
export function startEditorSession(options: SessionOptions): EditorSession {
  const { host, messages, readOnly } = options
  let isSettled = false
  let isDestroyed = false
  const notice = createNotice(host, messages.lang)
  const uploads = createRunningUploads((isBusy) => void reportUploads(isBusy, parts, uploads, options.onBusyChange))
  const entries = entriesOf(options.value)
  const canvas = openCanvas(options, { entries, notify: notice.say, uploads })
  const { editor, holder, cache } = canvas
  const field = createFieldValue({ canvas, entries, value: options.value, uploadingBlocks: uploads.blocks, onChange: options.onChange })
  const handOver = createHandOver(holder, () => isSettled && !readOnly && !isDestroyed, field.read)
  const early = captureEarlyInput(holder)

  const settle = async () => {
    isSettled = true
    early.stop()
    if (readOnly) return
    // Input is handed over even if the editor was removed before it was ready.
    if (early.isWritten()) cache.markAll()
    else if (isDestroyed) return
    if (!isDestroyed) controls?.update()
    listenToBlocks(parts, options.onTyping)
    // An empty document shows an empty block, to which the first undo returns.
    await (early.isWritten() ? field.read() : field.start())
  }

  const renders = createRenders(editor.isReady.then(settle), () => controls?.close())
  // The editor watches blocks once the browser is idle and logs errors for those removed before.
  const watching = renders.ended().then(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

  const step = (to: () => Moment | null) => {
    notice.expire()
    renders.add(async () => {
      await handOver.flush()
      const moment = to()
      if (moment && !isDestroyed) field.goTo(moment)
    })
  }
  const focus = () => void renders.ended().then(() => !isDestroyed && editor.caret.focus(true))
  const ready = { holder, isSettled: () => isSettled, isDestroyed: () => isDestroyed, rendered: renders.ended }
  const paste = { messages, notify: notice.say, whenReady: (action: () => void) => whenReady(ready, action) }
  const undo = () => step(field.undo)
  const controls = readOnly ? null : createBlockControls({ ...paste, host, canvas, notice, onSearch: handOver.schedule, undo })
  const parts: SessionParts = { canvas, field, handOver, controls, step, notice }
  const names = nameEditables(holder, options.attributes, partAttributes(messages))
  const releases = [
    names.stop,
    ignoreOutsideKeys(),
    handOver.stop,
    notice.remove,
    ...(controls ? [controls.stop, listenToPress(host, focus), ...listenToEditor(parts, paste, options.onTyping)] : []),
  ]

  return {
    setValue: (value) => {
      if (field.isHandedOver(value)) return
      field.expect(value)
      renders.add(() => field.merge(value, () => !isDestroyed, handOver.cancel))
    },
    flush: async () => {
      if (!isSettled && early.isWritten()) await renders.ended()
      await handOver.flush()
      await uploads.ended()
      await handOver.flush()
    },
    peek: async () => (isSettled && !isDestroyed && !readOnly ? field.peek() : null),
    stopUploads: uploads.stop,
    focus,
    setAttributes: names.update,
    destroy: () => {
      // The text of a search is a text again.
      controls?.close(true)
      const handing = handOver.flush()
      if (isSettled && !readOnly) closeMenus(canvas)
      isDestroyed = true
      closeEditor(canvas, releases, [handing, renders.ended(), watching])
    },
  }
}
