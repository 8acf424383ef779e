import type { BlockToolConstructable, SanitizerConfig } from '@editorjs/editorjs'
import type { MarkClasses } from '@captain/rich-text-core'

/** A tag that marks text. */
export type MarkTag = keyof MarkClasses

/** The editor's inline tools find and remove only marks with their class. */
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

/** Wraps a tool so that `field` keeps every allowed mark: by default a tool drops marks without a button, such as imported bold. */
export function preserveMarks(Tool: BlockToolConstructable, field: string): BlockToolConstructable {
  return class extends Tool {
    static override get sanitize(): SanitizerConfig {
      // The editor accepts rules per field of the tool's data; its type declares rules per tag only.
      return { [field]: KEPT_MARKUP } as unknown as SanitizerConfig
    }
  }
}
