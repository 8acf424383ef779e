import type { RichTextDocument } from '@captain/rich-text-core'
import type { BlockMutationEvent } from '@editorjs/editorjs'
import { type EditableAttributes, nameEditables } from '../accessible-names.ts'
import type { Release } from '../composition.ts'
import { captureEarlyInput } from '../early-writing.ts'
import { entriesOf } from '../entry.ts'
import type { Moment } from '../history.ts'
import { createNotice } from '../notice.ts'
import { ignoreOutsideKeys } from '../outside-keys.ts'
import { acceptPaste } from '../paste/accept-paste.ts'
import { createRunningUploads, type RunningUploads } from '../running-uploads.ts'
import { listenToKeys } from '../session-keys.ts'
import { partAttributes } from '../tools.ts'
import { type Canvas, closeMenus, openCanvas } from './canvas.ts'
import { createFieldValue, type FieldValue } from './field-value.ts'
import { createHandOver, type HandOver } from './hand-over.ts'
import type { SessionOptions } from './session-options.ts'
import { whenReady } from './when-ready.ts'
import { listenToPress, listenToWriting } from './writing-events.ts'

/** One running editor in one element. */
export type EditorSession = {
  /** Shows another document unless its content equals that of the editor. */
  setValue: (document: RichTextDocument) => void
  /** Hands over pending input at once, then the uploads in progress. */
  flush: () => Promise<void>
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
  readonly step: (to: () => Moment | null) => void
}

/** Connects key, paste and input handlers of an editable session. */
function listenToEditor(
  { canvas, field, handOver, step }: SessionParts,
  paste: Omit<Parameters<typeof acceptPaste>[0], keyof Canvas>,
): readonly Release[] {
  const { editor, holder, cache, allowed } = canvas
  listenToWriting(holder, {
    onWritten: (id) => {
      cache.mark(id)
      handOver.schedule()
    },
    onLeft: () => void handOver.flush(),
  })
  return [
    listenToKeys(holder, editor, {
      undo: () => step(field.undo),
      redo: () => step(field.redo),
      remove: (ids) => step(() => field.remove(ids)),
      whenReady: paste.whenReady,
    }),
    acceptPaste({ holder, editor, allowed, ...paste }),
  ]
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
  const notice = createNotice(host)
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
    editor.on('block changed', ({ event }: { event: BlockMutationEvent }) => {
      cache.mark(event.detail.target.id)
      handOver.schedule()
    })
    // An empty document shows an empty block, to which the first undo returns.
    await (early.isWritten() ? field.read() : field.start())
  }

  // Renders run one after the other.
  let rendering: Promise<void> = editor.isReady.then(settle)
  // The editor watches blocks once the browser is idle and logs errors for those removed before.
  const watching = rendering.then(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

  const step = (to: () => Moment | null) => {
    rendering = rendering.then(async () => {
      await handOver.flush()
      const moment = to()
      if (moment && !isDestroyed) field.goTo(moment)
    })
  }
  const focus = () => void rendering.then(() => !isDestroyed && editor.caret.focus(true))
  const ready = { holder, isSettled: () => isSettled, isDestroyed: () => isDestroyed, rendered: () => rendering }
  const parts: SessionParts = { canvas, field, handOver, step }
  const names = nameEditables(holder, options.attributes, partAttributes(messages))
  const paste = { messages, notify: notice.say, whenReady: (action: () => void) => whenReady(ready, action) }
  const releases = [
    names.stop,
    ignoreOutsideKeys(),
    handOver.stop,
    ...(readOnly ? [] : [listenToPress(host, focus), ...listenToEditor(parts, paste)]),
  ]

  return {
    setValue: (value) => {
      if (field.isHandedOver(value)) return
      field.expect(value)
      rendering = rendering.then(() => field.merge(value, () => !isDestroyed, handOver.cancel))
    },
    flush: async () => {
      if (!isSettled && early.isWritten()) await rendering
      await handOver.flush()
      await uploads.ended()
      await handOver.flush()
    },
    stopUploads: uploads.stop,
    focus,
    setAttributes: names.update,
    destroy: () => {
      const handing = handOver.flush()
      if (isSettled && !readOnly) closeMenus(canvas)
      isDestroyed = true
      for (const release of releases) release()
      notice.remove()
      holder.remove()
      void Promise.allSettled([handing, rendering, watching]).then(() => editor.destroy())
    },
  }
}
