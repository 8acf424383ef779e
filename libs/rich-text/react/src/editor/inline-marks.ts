import type { BlockToolConstructable, SanitizerConfig } from '@editorjs/editorjs'
import type { MarkClasses } from '@captain/rich-text-core'

/** The editor's inline tools find and undo only marks that carry their class. */
export const TOOL_CLASSES: MarkClasses = { u: 'cdx-underline', mark: 'cdx-marker', code: 'inline-code', s: 'rte-strikethrough' }

const KEPT_MARKUP: SanitizerConfig = {
  b: {},
  i: {},
  a: { href: true },
  u: { class: true },
  mark: { class: true },
  code: { class: true },
  s: { class: true },
  br: true,
}

/** The tool with every allowed mark kept in `field`: by default a tool drops marks that have no button, such as imported bold. */
export function keepMarks(Tool: BlockToolConstructable, field: string): BlockToolConstructable {
  return class extends Tool {
    static override get sanitize(): SanitizerConfig {
      // The editor takes rules per field of the tool's data; its type knows rules per tag only.
      return { [field]: KEPT_MARKUP } as unknown as SanitizerConfig
    }
  }
}
