import { asRecord, keysOf } from '@captain/validation'
import { type BlockType, DEFAULT_HEADER_LEVEL, HEADER_LEVELS, LIST_MAX_LEVEL } from '@captain/rich-text-core'
import Delimiter from '@editorjs/delimiter'
import type { BlockToolConstructable, ToolboxConfig, ToolConstructable, ToolSettings } from '@editorjs/editorjs'
import Header from '@editorjs/header'
import InlineCode from '@editorjs/inline-code'
import List from '@editorjs/list'
import Marker from '@editorjs/marker'
import Paragraph from '@editorjs/paragraph'
import Underline from '@editorjs/underline'
import type { PartAttributes } from './accessible-names.ts'
import { UNSUPPORTED_TOOL } from './editor-data.ts'
import { ICONS } from './icons.ts'
import { preserveMarks } from './inline-marks.ts'
import { keyName, keyShortcuts } from './key-names.ts'
import { markTool } from './mark-tool.ts'
import type { EditorMessages } from './messages/editor-messages.ts'
import type { ToolContext } from './tools/block-options.ts'
import { CheckListTool } from './tools/check-list.ts'
import { CodeTool } from './tools/code.ts'
import { EmbedTool } from './tools/embed.ts'
import { ImageTool } from './tools/image.ts'
import { LinkTool } from './tools/link-tool.ts'
import { QuoteTool } from './tools/quote.ts'
import { TableTool } from './tools/table.ts'
import { UnsupportedTool } from './tools/unsupported.ts'

const INLINE_TOOLS = ['bold', 'italic', 'link', 'underline', 'marker', 'strikethrough', 'inlineCode']

// The tools' own type declarations lag behind the editor's.
const asBlock = (tool: unknown) => tool as BlockToolConstructable
const asInline = (tool: unknown) => tool as ToolConstructable

/** The list tool without its checklists, which are a separate block here; stored ones still load. */
const listToolbox = [List.toolbox].flat().filter((entry) => asRecord(asRecord(entry)['data'])['style'] !== 'checklist')

/** The tool of each block type, in the order of the block menu. */
const BLOCK_TOOLS = {
  paragraph: ({ messages }) => ({
    class: preserveMarks(asBlock(Paragraph), 'text'),
    inlineToolbar: INLINE_TOOLS,
    config: { placeholder: messages.placeholder },
  }),
  header: ({ messages }) => ({
    class: preserveMarks(asBlock(Header), 'text'),
    inlineToolbar: INLINE_TOOLS,
    config: { levels: [...HEADER_LEVELS], defaultLevel: DEFAULT_HEADER_LEVEL, placeholder: messages.headerPlaceholder },
    toolbox: { ...Header.toolbox, title: 'Heading' },
  }),
  list: () => ({
    class: preserveMarks(asBlock(List), 'items'),
    inlineToolbar: INLINE_TOOLS,
    config: { defaultStyle: 'unordered', maxLevel: LIST_MAX_LEVEL },
    toolbox: listToolbox as ToolboxConfig,
  }),
  checkList: (config) => ({ class: asBlock(CheckListTool), inlineToolbar: INLINE_TOOLS, config }),
  quote: (config) => ({ class: asBlock(QuoteTool), inlineToolbar: INLINE_TOOLS, config }),
  image: (config) => ({ class: asBlock(ImageTool), inlineToolbar: INLINE_TOOLS, config }),
  table: (config) => ({ class: asBlock(TableTool), inlineToolbar: INLINE_TOOLS, config }),
  linkTool: (config) => ({ class: asBlock(LinkTool), config }),
  embed: (config) => ({ class: asBlock(EmbedTool), inlineToolbar: INLINE_TOOLS, config }),
  delimiter: () => ({ class: asBlock(Delimiter) }),
  code: ({ messages }) => ({ class: asBlock(CodeTool), config: { placeholder: messages.code.placeholder } }),
} satisfies Record<BlockType, (context: ToolContext) => ToolSettings>

/**
 * Returns the editor's tools for a field: the allowed blocks (paragraphs always, since each document starts with one) and all inline tools.
 */
export function editorTools(blocks: readonly BlockType[], context: ToolContext): Record<string, ToolSettings | ToolConstructable> {
  const { toolNames } = context.messages.dictionary
  const types = keysOf(BLOCK_TOOLS).filter((type) => type === 'paragraph' || blocks.includes(type))
  return {
    ...Object.fromEntries(types.map((type) => [type, BLOCK_TOOLS[type](context)])),
    [UNSUPPORTED_TOOL]: { class: asBlock(UnsupportedTool), config: context, toolbox: false },
    bold: { class: asInline(markTool({ tag: 'b', icon: ICONS.bold, title: toolNames.Bold, keys: keyName('B') })) },
    italic: { class: asInline(markTool({ tag: 'i', icon: ICONS.italic, title: toolNames.Italic, keys: keyName('I') })) },
    underline: asInline(Underline),
    marker: asInline(Marker),
    strikethrough: { class: asInline(markTool({ tag: 's', icon: ICONS.strikethrough, title: toolNames.Strikethrough })) },
    inlineCode: asInline(InlineCode),
  }
}

/** Returns roles and names of the editor's own parts, by selector. */
export function partAttributes({ dictionary: { ui, toolNames }, menu }: EditorMessages): PartAttributes {
  const menuPart = '.ce-popover:not(.ce-popover--inline)'
  // Some tools of Editor.js are an entry that is pressed, others a button in an entry.
  const inline = (tool: string, label: string, shortcut: Record<string, string> = {}): PartAttributes => {
    const entry = `.ce-inline-toolbar [data-item-name="${tool}"]`
    const names = { 'aria-label': label, ...shortcut }
    return { [`${entry}:not(:has(> .ce-inline-tool))`]: { role: 'button', ...names }, [`${entry} > .ce-inline-tool`]: names }
  }
  return {
    ...inline('bold', toolNames.Bold, keyShortcuts('B')),
    ...inline('italic', toolNames.Italic, keyShortcuts('I')),
    ...inline('link', toolNames.Link, keyShortcuts('K')),
    ...inline('underline', toolNames.Underline),
    ...inline('marker', toolNames.Marker),
    ...inline('strikethrough', toolNames.Strikethrough),
    ...inline('inlineCode', toolNames['Inline Code']),
    '.ce-inline-tool-input': { 'aria-label': toolNames.Link },
    [`${menuPart} > .ce-popover__container > .ce-popover__items`]: { role: 'menu', 'aria-label': menu.settings },
    [`${menuPart} .ce-popover-item`]: { role: 'menuitem', tabindex: '-1' },
    '.cdx-search-field__input': { 'aria-label': ui.popover.Filter },
  }
}
