import { type BlockType, DEFAULT_HEADER_LEVEL, HEADER_LEVELS, LIST_MAX_LEVEL } from '@captain/rich-text-core'
import type { BlockToolConstructable, ToolConstructable, ToolSettings } from '@editorjs/editorjs'
import Header from '@editorjs/header'
import InlineCode from '@editorjs/inline-code'
import Marker from '@editorjs/marker'
import Paragraph from '@editorjs/paragraph'
import Underline from '@editorjs/underline'
import type { ButtonNames } from './accessible-names.ts'
import { keepMarks } from './inline-marks.ts'
import { KeptMarkup } from './kept-markup.ts'
import type { EditorMessages } from './messages/ja.ts'
import { PastableList } from './pasted-list.ts'
import { Strikethrough } from './strikethrough.ts'

/** Stores an image file and answers with its address. */
export type ImageUpload = (file: File) => Promise<{ url: string }>

/** What a block's tool may need from the form around the editor. */
export type ToolContext = { messages: EditorMessages; onImageUpload: ImageUpload | undefined }

// The last one's rules for pasted markup win.
const INLINE_TOOLS = ['link', 'underline', 'marker', 'strikethrough', 'inlineCode', 'keptMarkup']

// The tools' own type declarations lag behind the editor's.
const asBlock = (tool: unknown) => tool as BlockToolConstructable
const asInline = (tool: unknown) => tool as ToolConstructable

type ToolFactory = (context: ToolContext) => ToolSettings

/** A block without a tool is kept as it is and shown as one that can't be edited. */
const BLOCK_TOOLS: Partial<Record<BlockType, ToolFactory>> = {
  paragraph: ({ messages }) => ({
    class: keepMarks(asBlock(Paragraph), 'text'),
    inlineToolbar: INLINE_TOOLS,
    config: { placeholder: messages.placeholder },
  }),
  header: ({ messages }) => ({
    class: keepMarks(asBlock(Header), 'text'),
    inlineToolbar: INLINE_TOOLS,
    config: { levels: [...HEADER_LEVELS], defaultLevel: DEFAULT_HEADER_LEVEL, placeholder: messages.headerPlaceholder },
  }),
  list: () => ({
    class: keepMarks(asBlock(PastableList), 'items'),
    inlineToolbar: INLINE_TOOLS,
    config: { defaultStyle: 'unordered', maxLevel: LIST_MAX_LEVEL },
  }),
}

/** The editor's tools for a field: the allowed blocks (text always, it is where one starts) and all inline tools. */
export function editorTools(blocks: readonly BlockType[], context: ToolContext): Record<string, ToolSettings | ToolConstructable> {
  const types = new Set<BlockType>(['paragraph', ...blocks])
  const tools = [...types].flatMap((type) => {
    const tool = BLOCK_TOOLS[type]
    return tool ? [[type, tool(context)] as const] : []
  })
  return {
    ...Object.fromEntries(tools),
    underline: asInline(Underline),
    marker: asInline(Marker),
    strikethrough: asInline(Strikethrough),
    inlineCode: asInline(InlineCode),
    keptMarkup: asInline(KeptMarkup),
  }
}

/** What the editor's icon buttons are called, by selector. */
export function buttonNames({ dictionary: { ui, toolNames } }: EditorMessages): ButtonNames {
  const inline = (tool: string) => `.ce-inline-toolbar [data-item-name="${tool}"]`
  return {
    '.ce-toolbar__plus': ui.toolbar.toolbox.Add,
    '.ce-toolbar__settings-btn': ui.blockTunes.toggler['Click to tune'],
    [inline('convert-to')]: ui.inlineToolbar.converter['Convert to'],
    [inline('link')]: toolNames.Link,
    [inline('underline')]: toolNames.Underline,
    [inline('marker')]: toolNames.Marker,
    [inline('strikethrough')]: toolNames.Strikethrough,
    [inline('inlineCode')]: toolNames['Inline Code'],
  }
}
