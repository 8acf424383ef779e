import { EMBED_SERVICE, type EmbedNode, videoAt } from '@captain/rich-text-core'
import type { BlockTool } from '@editorjs/editorjs'
import { addressForm } from '../dom/address-form.ts'
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

  constructor(options: BlockOptions<EmbedData>) {
    this.#options = options
    this.#data = options.data
    if (this.#data.embed) this.#showVideo()
    else if (!options.readOnly) this.#ask()
  }

  render(): HTMLElement {
    return this.#root
  }

  rendered(): void {
    this.#root.querySelector('input')?.focus()
  }

  save(): Partial<EmbedData> {
    return this.#caption ? { ...this.#data, caption: fieldHtml(this.#caption) } : this.#data
  }

  validate({ embed }: Partial<EmbedData>): boolean {
    return Boolean(embed)
  }

  #ask() {
    const words = this.#options.config.messages.embed
    const form = addressForm({
      label: words.label,
      example: words.example,
      action: words.action,
      onSubmit: (raw) => (this.#take(raw) ? undefined : form.fail(words.notAVideo)),
    })
    this.#root.replaceChildren(form.root)
  }

  #take(source: string): boolean {
    const video = videoAt(source)
    if (!video) return false
    this.#data = { service: EMBED_SERVICE, source, embed: video.embedUrl, ...SIZE, caption: '' }
    this.#showVideo()
    this.#options.block.dispatchChange()
    this.#root.querySelector('button')?.focus()
    return true
  }

  #showVideo() {
    const video = videoAt(this.#data.embed ?? '')
    if (!video) return
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
