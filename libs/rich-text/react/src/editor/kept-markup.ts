import { linkAddress } from '@captain/rich-text-core'
import type { InlineTool, SanitizerConfig } from '@editorjs/editorjs'
import type { MenuConfig } from '@editorjs/editorjs/types/tools'

/** Bold and italic by either name, which storing makes one, and links that may be followed. */
export const BUTTONLESS_MARKUP = {
  b: unlessNormal('font-weight'),
  strong: unlessNormal('font-weight'),
  i: unlessNormal('font-style'),
  em: unlessNormal('font-style'),
  a: (element) => (linkAddress(element.getAttribute('href') ?? '') === null ? false : { href: true }),
} satisfies SanitizerConfig

/** Inline tool without a button: a paste keeps only the markup that some inline tool of the block asks for. */
export class KeptMarkup implements InlineTool {
  static readonly isInline = true
  static readonly sanitize: SanitizerConfig = BUTTONLESS_MARKUP

  render(): MenuConfig {
    return []
  }
}

/** Google Docs wraps what it copies in a `b` that is styled not to be bold. */
function unlessNormal(property: 'font-weight' | 'font-style') {
  return (element: Element) => {
    const value = element instanceof HTMLElement ? element.style.getPropertyValue(property) : ''
    return value === 'normal' || value === '400' ? false : {}
  }
}
