import type { BlockType } from '@captain/rich-text-core'
import EditorJS, { type LogLevels, type ToolConstructable, type ToolSettings } from '@editorjs/editorjs'
import { applyEntries } from '../apply-entries.ts'
import { allowedTypes, createBlockCache, type BlockCache } from '../block-cache.ts'
import { restoreCaret } from '../caret-place.ts'
import { toEditorBlock } from '../editor-data.ts'
import type { Entry } from '../entry.ts'
import type { Moment } from '../history.ts'
import type { RunningUploads } from '../running-uploads.ts'
import { editorTools } from '../tools.ts'
import type { SessionOptions } from './session-options.ts'

/** The blocks on screen: the editor, its element and what its blocks contain. */
export type Canvas = {
  readonly editor: EditorJS
  readonly holder: HTMLElement
  readonly cache: BlockCache
  readonly allowed: ReadonlySet<BlockType>
  readonly tools: Readonly<Record<string, ToolSettings | ToolConstructable>>
}

type CanvasParts = { readonly entries: readonly Entry[]; readonly notify: (text: string) => void; readonly uploads: RunningUploads }

/** The menus of this library offer the blocks, not those of Editor.js. */
const withoutToolbox = (tool: ToolSettings | ToolConstructable): ToolSettings | ToolConstructable =>
  'class' in tool ? { ...tool, toolbox: false } : tool

/** Starts Editor.js in a new child of `host`, so that two sessions of one host (StrictMode) never share an element. */
export function openCanvas(options: SessionOptions, { entries, notify, uploads }: CanvasParts): Canvas {
  const holder = document.createElement('div')
  options.host.append(holder)
  const allowed = allowedTypes(options.blocks)
  const tools = editorTools(options.blocks, { ...options, notify, uploads })
  const editor = new EditorJS({
    holder,
    tools: Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, withoutToolbox(tool)])),
    data: { blocks: entries.map(({ block }) => toEditorBlock(block, allowed)) },
    i18n: { messages: options.messages.dictionary },
    readOnly: options.readOnly,
    minHeight: 0,
    logLevel: 'ERROR' as LogLevels,
  })
  return { editor, holder, cache: createBlockCache(editor, holder, entries), allowed, tools }
}

/** Replaces the blocks on screen; the caret keeps its position or moves to the block that changed. */
export function drawMoment(canvas: Canvas, current: readonly Entry[], { entries, caret }: Moment): void {
  const { editor, holder, cache, allowed } = canvas
  const focused = document.activeElement
  const isWriting = holder.contains(focused)
  applyEntries(editor, current, entries, allowed)
  cache.replace(entries)
  const isPlaced = isWriting && caret !== null && restoreCaret(holder, caret)
  const changed = entries.find((entry, index) => entry !== current[index]) ?? entries.at(-1)
  if (isWriting && !isPlaced && changed) editor.caret.setToBlock(changed.id, 'end')
  // The editor moves the caret when it removes blocks, even if the focus is elsewhere.
  if (!isWriting && focused instanceof HTMLElement && focused !== document.activeElement) focused.focus()
}

/** Closes the menus of the editor: an open menu still handles the page's keys after its editor is removed. */
export function closeMenus({ editor }: Canvas): void {
  editor.toolbar.toggleBlockSettings(false)
  editor.inlineToolbar.close()
}
