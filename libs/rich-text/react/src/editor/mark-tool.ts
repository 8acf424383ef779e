import type { InlineTool, SanitizerConfig } from '@editorjs/editorjs'
import type { MenuConfig } from '@editorjs/editorjs/types/tools'
import { type MarkTag, TOOL_CLASSES } from './inline-marks.ts'
import { isMarked, toggleMark } from './toggle-mark.ts'

type MarkToolOptions = { readonly tag: MarkTag; readonly icon: string; readonly title: string; readonly keys?: string }

/**
 * Returns an inline tool for a mark. The bold and italic of Editor.js ask the browser, which reads styles: in a heading and in Japanese
 * italics it would see the opposite of the document.
 */
export function markTool({ tag, icon, title, keys = '' }: MarkToolOptions): new () => InlineTool {
  return class implements InlineTool {
    static readonly isInline = true

    static get sanitize(): SanitizerConfig {
      const className = TOOL_CLASSES[tag]
      return { [tag]: className === undefined ? {} : { class: className } }
    }

    render(): MenuConfig {
      return { icon, hint: { title, description: keys }, isActive: () => isMarked(tag), onActivate: () => void toggleMark(tag) }
    }
  }
}
