import type { BlockTool } from '@editorjs/editorjs'
import { element, iconOf } from '../dom/element.ts'
import { ICONS } from '../icons.ts'
import type { BlockOptions } from './block-options.ts'

/** Placeholder of a block that can't be edited here. It stores nothing: the session keeps the block unchanged. */
export class UnsupportedTool implements BlockTool {
  static readonly isReadOnlySupported = true
  readonly #options: BlockOptions<object>

  constructor(options: BlockOptions<object>) {
    this.#options = options
  }

  render(): HTMLElement {
    const words = this.#options.config.messages.unsupported
    return element(
      'div',
      { class: 'cdx-block rte-unsupported' },
      iconOf(ICONS.unsupported),
      element('span', { class: 'rte-unsupported-words' }, element('strong', {}, words.title), element('span', {}, words.text)),
    )
  }

  save(): object {
    return {}
  }
}
