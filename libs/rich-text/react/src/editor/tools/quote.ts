import type { BlockTool } from '@editorjs/editorjs'
import type { MenuConfig } from '@editorjs/editorjs/types/tools'
import type { QuoteAlignment } from '@captain/rich-text-core'
import { element } from '../dom/element.ts'
import { fieldHtml, inlineField, isBlank } from '../dom/inline-field.ts'
import { ICONS } from '../icons.ts'
import type { BlockOptions } from './block-options.ts'

export type QuoteData = { text: string; caption: string; alignment: QuoteAlignment }

/** A quotation and its source. The official tool adds 30 KB of helpers and loses line breaks: it saves them as `div`s. */
export class QuoteTool implements BlockTool {
  static readonly isReadOnlySupported = true
  static readonly enableLineBreaks = true
  static readonly toolbox = { title: 'Quote', icon: ICONS.quote }
  static readonly conversionConfig = { import: 'text', export: 'text' }
  readonly #options: BlockOptions<QuoteData>
  readonly #text: HTMLElement
  readonly #caption: HTMLElement
  readonly #root: HTMLElement
  #alignment: QuoteAlignment

  constructor(options: BlockOptions<QuoteData>) {
    const { data, readOnly, config } = options
    const words = config.messages.quote
    this.#options = options
    this.#alignment = data.alignment ?? 'left'
    this.#text = inlineField({ html: data.text ?? '', readOnly, className: 'rte-quote-text', name: words.text, placeholder: words.text })
    this.#caption = inlineField({
      html: data.caption ?? '',
      readOnly,
      className: 'rte-caption',
      name: words.caption,
      placeholder: words.captionPlaceholder,
      onEnter: () => options.api.caret.setToNextBlock('start'),
    })
    this.#root = element('blockquote', { class: 'cdx-block rte-quote' }, this.#text, this.#caption)
    this.#align()
  }

  render(): HTMLElement {
    return this.#root
  }

  save(): QuoteData {
    return { text: fieldHtml(this.#text), caption: fieldHtml(this.#caption), alignment: this.#alignment }
  }

  validate({ text, caption }: QuoteData): boolean {
    return !isBlank(text) || !isBlank(caption)
  }

  renderSettings(): MenuConfig {
    const words = this.#options.config.messages.quote
    return (['left', 'center'] as const).map((alignment) => ({
      name: alignment,
      icon: alignment === 'left' ? ICONS.alignLeft : ICONS.alignCenter,
      title: words[alignment],
      isActive: () => this.#alignment === alignment,
      toggle: 'alignment',
      closeOnActivate: true,
      onActivate: () => {
        this.#alignment = alignment
        this.#align()
        this.#options.block.dispatchChange()
      },
    }))
  }

  #align() {
    this.#root.dataset['alignment'] = this.#alignment
  }
}
