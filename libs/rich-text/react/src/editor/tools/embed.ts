import { EMBED_SERVICE, type EmbedNode, videoAt } from '@captain/rich-text-core'
import type { BlockTool } from '@editorjs/editorjs'
import { type AddressForm, addressForm } from '../dom/address-form.ts'
import { button, element, iconOf } from '../dom/element.ts'
import { fieldHtml, inlineField } from '../dom/inline-field.ts'
import { ICONS } from '../icons.ts'
import type { BlockOptions } from './block-options.ts'

export type EmbedData = { service: string; source: string; embed: string; width?: number; height?: number; caption: string }

/** Dimensions that the official tool stores. */
const SIZE = { width: 580, height: 320 }

/**
 * A YouTube video. The official tool has no toolbox entry, uses the stored address unchecked, and loads the video with its cookies before
 * any click.
 */
export class EmbedTool implements BlockTool {
  static readonly isReadOnlySupported = true
  static readonly toolbox = { title: 'Video', icon: ICONS.embed }
  readonly #options: BlockOptions<EmbedData>
  readonly #root = element('figure', { class: 'cdx-block rte-embed' })
  #data: Partial<EmbedData>
  #caption: HTMLElement | null = null
  #form: AddressForm | null = null

  constructor(options: BlockOptions<EmbedData>) {
    this.#options = options
    this.#data = options.data
    const { embed = '', source = embed } = this.#data
    if (videoAt(embed)) this.#showVideo()
    else if (options.readOnly) this.#root.textContent = source
    else this.#ask(source)
  }

  render(): HTMLElement {
    return this.#root
  }

  rendered(): void {
    this.#root.querySelector('input')?.focus()
  }

  /** Returns the video; a typed address counts without the button, and stays as it was typed if it has no video. */
  save(): Partial<EmbedData> {
    if (this.#form) return dataOf(this.#form.address())
    return this.#caption ? { ...this.#data, caption: fieldHtml(this.#caption) } : this.#data
  }

  validate({ embed }: Partial<EmbedData>): boolean {
    return Boolean(embed)
  }

  #ask(initial: string) {
    const words = this.#options.config.messages.embed
    const form = addressForm({
      label: words.label,
      example: words.example,
      action: words.action,
      initial,
      problemOf: (raw) => (videoAt(raw) ? null : words.notAVideo),
      onSubmit: (raw) => this.#take(raw),
    })
    this.#form = form
    this.#root.replaceChildren(form.root)
  }

  #take(source: string) {
    this.#data = dataOf(source)
    this.#showVideo()
    this.#options.block.dispatchChange()
    this.#root.querySelector('button')?.focus()
  }

  #showVideo() {
    const video = videoAt(this.#data.embed ?? '')
    if (!video) return
    this.#form = null
    const { readOnly, config } = this.#options
    const words = config.messages.embed
    this.#caption = inlineField({
      html: this.#data.caption ?? '',
      readOnly,
      className: 'rte-caption',
      name: words.caption,
      placeholder: words.caption,
      onEnter: () => this.#options.api.caret.setToNextBlock('start'),
    })
    this.#root.replaceChildren(this.#screen(video), this.#caption)
  }

  /** Placeholder of the video; no request goes to YouTube before the button is pressed. */
  #screen(video: EmbedNode): HTMLElement {
    const words = this.#options.config.messages.embed
    const screen = element('div', { class: 'rte-embed-screen', 'data-mutation-free': 'true' })
    const play = button(words.play, () =>
      screen.replaceChildren(
        element('iframe', {
          src: video.embedUrl,
          title: words.frame,
          allow: 'fullscreen; encrypted-media; picture-in-picture',
          referrerpolicy: 'strict-origin-when-cross-origin',
          allowfullscreen: '',
        }),
      ),
    )
    play.prepend(iconOf(ICONS.embed))
    screen.append(play, element('span', { class: 'rte-embed-address' }, video.watchUrl))
    return screen
  }
}

function dataOf(source: string): EmbedData {
  return { service: EMBED_SERVICE, source, embed: videoAt(source)?.embedUrl ?? source, ...SIZE, caption: '' }
}
