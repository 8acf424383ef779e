import type { Locale } from '@captain/locale'
import { BLOCK_TYPES, type BlockType, isBlockType, type RichTextDocument } from '@captain/rich-text-core'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import './editor.css'
import './editor-blocks.css'
import './editor-controls.css'
import type { EditableAttributes } from './accessible-names.ts'
import { type EditorSession, startEditorSession } from './session/editor-session.ts'
import { editorMessages } from './messages/editor-messages.ts'
import type { ImageUpload, LinkLookup } from './services.ts'

export type RichTextEditorHandle = {
  /** Hands over what was typed in the last moments and waits for pictures that are on their way; await it before saving. */
  flush: () => Promise<void>
  /** Gives up the pictures that are on their way. */
  stopUploads: () => void
  focus: () => void
}

export type RichTextEditorProps = {
  value: RichTextDocument
  onChange: (document: RichTextDocument) => void
  /** Language of the editor's own words. */
  locale: Locale
  /** Language of the content, when it isn't that of the interface. */
  contentLocale?: Locale
  /** Block types that can be added; all when left out. */
  blocks?: readonly BlockType[]
  readOnly?: boolean
  /** Id of the element that names the field. */
  labelledBy: string
  /** Ids of the help and error texts. */
  describedBy?: string
  invalid?: boolean
  /** Stores pictures; without it a picture can't be added. */
  onImageUpload?: ImageUpload
  /** Hears when pictures set out, and when all have been handed over, failed or been given up. */
  onBusyChange?: (isBusy: boolean) => void
  /** Tells what a linked page is about; without it a link card shows the address only. */
  onLinkLookup?: LinkLookup
  ref?: Ref<RichTextEditorHandle>
}

/** A block editor that looks and behaves like a field: `value` in, changed and sanitised documents out. */
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
  onBusyChange,
  onLinkLookup,
  ref,
}: RichTextEditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null)
  const session = useRef<EditorSession>(null)
  const attributes = editableAttributes(labelledBy, describedBy, invalid)
  const latest = useRef({ value, onChange, onBusyChange, onImageUpload, onLinkLookup, attributes })
  const blockList = blocks.join(' ')

  useLayoutEffect(() => {
    latest.current = { value, onChange, onBusyChange, onImageUpload, onLinkLookup, attributes }
    session.current?.setAttributes(attributes)
  })

  useEffect(() => {
    if (!host.current) return undefined
    const started = startEditorSession({
      host: host.current,
      value: latest.current.value,
      onChange: (next) => latest.current.onChange(next),
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

/** A service that was there when the editor began is asked as it is now. */
function upToDate<Service>(service: Service | undefined): Service {
  if (service === undefined) throw new Error('The editor lost a service it began with')
  return service
}
