import type { BlockToolConstructorOptions } from '@editorjs/editorjs'
import type { EditorMessages } from '../messages/editor-messages.ts'
import type { RunningUploads } from '../running-uploads.ts'
import type { EditorServices } from '../services.ts'

/** Options that block tools need from the editor around them. */
export type ToolContext = EditorServices & { messages: EditorMessages; notify: (text: string) => void; uploads: RunningUploads }

/** Constructor arguments of a tool; `data` is empty for a new block. */
export type BlockOptions<Data extends object> = Omit<BlockToolConstructorOptions<Data, ToolContext>, 'config' | 'data'> & {
  config: ToolContext
  data: Partial<Data>
}
