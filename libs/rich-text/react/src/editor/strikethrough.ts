import type { API, InlineTool, InlineToolConstructorOptions, SanitizerConfig } from '@editorjs/editorjs'
import type { MenuConfig } from '@editorjs/editorjs/types/tools'

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" viewBox="0 0 24 24"><path stroke="currentColor" stroke-linecap="round" stroke-width="2" d="M6 12h12M15.5 8.5C15 7.5 13.8 7 12 7c-2 0-3.3.8-3.3 2.3 0 .6.2 1 .6 1.4M8.3 15.2c.5 1.2 1.8 1.8 3.7 1.8 2.2 0 3.5-.9 3.5-2.4 0-.3 0-.5-.1-.7"/></svg>'

const CLASS_NAME = 'rte-strikethrough'

/** Inline tool that strikes the selected text through (`s`). */
export class Strikethrough implements InlineTool {
  static readonly isInline = true
  static readonly title = 'Strikethrough'
  readonly #api: API

  constructor({ api }: InlineToolConstructorOptions) {
    this.#api = api
  }

  static get sanitize(): SanitizerConfig {
    return { s: { class: CLASS_NAME } }
  }

  render(): MenuConfig {
    return { icon: ICON, isActive: () => this.#current() !== null, onActivate: () => this.#toggle() }
  }

  #current(): HTMLElement | null {
    return this.#api.selection.findParentTag('S', CLASS_NAME)
  }

  #toggle(): void {
    const current = this.#current()
    if (current) {
      current.replaceWith(...current.childNodes)
      return
    }
    const selection = window.getSelection()
    if (!selection || selection.rangeCount === 0) return
    const range = selection.getRangeAt(0)
    const mark = document.createElement('s')
    mark.className = CLASS_NAME
    mark.append(range.extractContents())
    range.insertNode(mark)
    this.#api.selection.expandToTag(mark)
  }
}
