import type { BlockType, RichTextDocument } from '@captain/rich-text-core'
import type { EditableAttributes } from '../accessible-names.ts'
import type { EditorMessages } from '../messages/editor-messages.ts'
import type { EditorServices } from '../services.ts'

export type SessionOptions = EditorServices & {
  host: HTMLElement
  value: RichTextDocument
  onChange: (document: RichTextDocument) => void
  /** Called on each input, before it is handed over. */
  onTyping: () => void
  /** Called when uploads start, and when all of them have been handed over or cancelled. */
  onBusyChange: (isBusy: boolean) => void
  messages: EditorMessages
  blocks: readonly BlockType[]
  readOnly: boolean
  attributes: EditableAttributes
}
