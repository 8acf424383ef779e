import type { Locale } from '@captain/locale'
import { BLOCK_TYPES, type BlockType, isBlockType, type RichTextDocument } from '@captain/rich-text-core'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import './editor.css'
import './editor-blocks.css'
import './editor-controls.css'
import './editor-menus.css'
import './editor-bar.css'
import type { EditableAttributes } from './accessible-names.ts'
import { type EditorSession, startEditorSession } from './session/editor-session.ts'
import { editorMessages } from './messages/editor-messages.ts'
import type { ImageUpload, LinkLookup } from './services.ts'

export type RichTextEditorHandle = {
  /** Hands over pending input and waits for running uploads; await it before saving. */
  flush: () => Promise<void>
  /** Returns the document as it is on screen, before it is handed over; null while there is none to show. */
  peek: () => Promise<RichTextDocument | null>
  /** Cancels running uploads. */
  stopUploads: () => void
  focus: () => void
}

export type RichTextEditorProps = {
  value: RichTextDocument
  onChange: (document: RichTextDocument) => void
  /** Language of the editor's own texts. */
  locale: Locale
  /** Language of the content, if it differs from that of the interface. */
  contentLocale?: Locale
  /** Block types that users can add; default: all. */
  blocks?: readonly BlockType[]
  readOnly?: boolean
  /** Id of the element that names the field. */
  labelledBy: string
  /** Ids of the elements with help and error texts. */
  describedBy?: string
  invalid?: boolean
  /** Stores images; without it users can't add images. */
  onImageUpload?: ImageUpload
  /** Called on each input, long before `onChange`, which follows the steps of undo. */
  onTyping?: () => void
  /** Called when uploads start, and when all of them have been handed over, failed or been cancelled. */
  onBusyChange?: (isBusy: boolean) => void
  /** Fetches metadata of a linked page; without it a link card shows the address only. */
  onLinkLookup?: LinkLookup
  ref?: Ref<RichTextEditorHandle>
}

/** A block editor with the interface of a field: `value` in, changed and sanitised documents out. */
export function RichTextEditor({
  value,
  onChange,
  locale,
  contentLocale = locale,
  blocks = BLOCK_TYPES,
  readOnly = false,
  labelledBy,
  describedBy,
  invalid = false,
  onImageUpload,
  onTyping,
  onBusyChange,
  onLinkLookup,
  ref,
}: RichTextEditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null)
  const session = useRef<EditorSession>(null)
  const attributes = editableAttributes(labelledBy, describedBy, invalid)
  const latest = useRef({ value, onChange, onTyping, onBusyChange, onImageUpload, onLinkLookup, attributes })
  const blockList = blocks.join(' ')

  useLayoutEffect(() => {
    latest.current = { value, onChange, onTyping, onBusyChange, onImageUpload, onLinkLookup, attributes }
    session.current?.setAttributes(attributes)
  })

  useEffect(() => {
    if (!host.current) return undefined
    const started = startEditorSession({
      host: host.current,
      value: latest.current.value,
      onChange: (next) => latest.current.onChange(next),
      onTyping: () => latest.current.onTyping?.(),
      onBusyChange: (isBusy) => latest.current.onBusyChange?.(isBusy),
      messages: editorMessages(locale),
      blocks: blockList.split(' ').filter(isBlockType),
      readOnly,
      attributes: latest.current.attributes,
      onImageUpload: latest.current.onImageUpload && ((file, upload) => upToDate(latest.current.onImageUpload)(file, upload)),
      onLinkLookup: latest.current.onLinkLookup && ((url, lookup) => upToDate(latest.current.onLinkLookup)(url, lookup)),
    })
    session.current = started
    return () => {
      session.current = null
      started.destroy()
    }
  }, [locale, blockList, readOnly])

  useEffect(() => session.current?.setValue(value), [value])

  useImperativeHandle(ref, () => ({
    flush: () => session.current?.flush() ?? Promise.resolve(),
    peek: () => session.current?.peek() ?? Promise.resolve(null),
    stopUploads: () => session.current?.stopUploads(),
    focus: () => session.current?.focus(),
  }))

  return (
    <div
      ref={host}
      className="rte"
      role="group"
      lang={contentLocale}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
      data-read-only={readOnly || undefined}
    />
  )
}

function editableAttributes(labelledBy: string, describedBy: string | undefined, invalid: boolean): EditableAttributes {
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy ?? null,
    'aria-invalid': invalid ? 'true' : null,
  }
}

/** Calls the current version of a service that existed when the editor started. */
function upToDate<Service>(service: Service | undefined): Service {
  if (service === undefined) throw new Error('The editor lost a service it began with')
  return service
}
