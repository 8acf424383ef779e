import { type ImageNode, readDocument } from '@captain/rich-text-core'
import type { BlockTool } from '@editorjs/editorjs'
import type { MenuConfig } from '@editorjs/editorjs/types/tools'
import { element } from '../dom/element.ts'
import { fieldHtml, inlineField } from '../dom/inline-field.ts'
import { ICONS } from '../icons.ts'
import type { UploadedImage } from '../services.ts'
import type { BlockOptions } from './block-options.ts'
import { type UploadPanel, uploadPanel } from './image-upload-panel.ts'

type Looks = { withBorder: boolean; withBackground: boolean; stretched: boolean }

export type ImageData = Looks & { file: Partial<UploadedImage>; caption: string; alt: string }

const LOOKS = [
  ['withBorder', ICONS.border],
  ['withBackground', ICONS.background],
  ['stretched', ICONS.stretch],
] as const

/**
 * An image with its description and caption. The official tool uses a library without progress or cancellation, asks for no description,
 * and loads pasted addresses from any site.
 */
export class ImageTool implements BlockTool {
  static readonly isReadOnlySupported = true
  static readonly toolbox = { title: 'Image', icon: ICONS.image }
  readonly #options: BlockOptions<ImageData>
  readonly #root = element('figure', { class: 'cdx-block rte-image' })
  readonly #panel: UploadPanel
  readonly #looks: Looks
  #file: Partial<UploadedImage>
  #alt: HTMLInputElement | null = null
  #caption: HTMLElement | null = null

  constructor(options: BlockOptions<ImageData>) {
    const { data, config } = options
    this.#options = options
    this.#file = data.file ?? {}
    this.#looks = {
      withBorder: data.withBorder ?? false,
      withBackground: data.withBackground ?? false,
      stretched: data.stretched ?? false,
    }
    this.#panel = uploadPanel({
      words: config.messages.image,
      onImageUpload: config.onImageUpload,
      onDone: (image) => this.#take(image),
      onStart: (giveUp) => config.uploads.begin(options.block.id, giveUp),
      // On phones the editor's buttons are where the block ended.
      onResize: () => options.api.toolbar.close(),
    })
    if (this.#file.url) this.#showPicture(data.alt ?? '', data.caption ?? '')
    else if (!options.readOnly) this.#root.append(this.#panel.root)
    this.#dress()
  }

  render(): HTMLElement {
    return this.#root
  }

  rendered(): void {
    // The editor focuses the first editable element, which here would be that of the next block.
    if (!this.#file.url) setTimeout(() => this.#root.querySelector('button')?.focus())
  }

  /** Called by the session for a pasted or dropped file. */
  upload({ file }: { file: File }): void {
    this.#panel.upload(file)
  }

  save(): ImageData {
    return {
      file: this.#file,
      caption: this.#caption ? fieldHtml(this.#caption) : '',
      alt: this.#alt?.value ?? '',
      ...this.#looks,
    }
  }

  validate({ file }: ImageData): boolean {
    return Boolean(file.url)
  }

  destroy(): void {
    this.#panel.stop()
  }

  renderSettings(): MenuConfig {
    const words = this.#options.config.messages.image
    return LOOKS.map(([name, icon]) => ({
      name,
      icon,
      title: words[name],
      toggle: true,
      closeOnActivate: true,
      isActive: () => this.#looks[name],
      onActivate: () => {
        this.#looks[name] = !this.#looks[name]
        this.#dress()
        this.#options.block.dispatchChange()
      },
    }))
  }

  #take({ url, id, width, height }: UploadedImage) {
    this.#file = { url, ...(id !== undefined && { id }), ...(width && { width }), ...(height && { height }) }
    // By now the focus may be elsewhere.
    const hadFocus = this.#root.contains(document.activeElement)
    this.#showPicture('', '')
    this.#options.block.dispatchChange()
    if (hadFocus) this.#alt?.focus()
  }

  #showPicture(alt: string, caption: string) {
    const { readOnly, config, api } = this.#options
    const words = config.messages.image
    const [block] = readDocument({ blocks: [{ type: 'image', data: { file: this.#file } }] })
    if (block?.node.type !== 'image') return
    const picture = this.#picture(block.node, alt)
    this.#caption = inlineField({
      html: caption,
      readOnly,
      className: 'rte-caption',
      name: words.caption,
      placeholder: words.caption,
      onEnter: () => api.caret.setToNextBlock('start'),
    })
    this.#alt = element('input', { type: 'text', class: 'rte-input' })
    this.#alt.value = alt
    this.#alt.readOnly = readOnly
    this.#alt.addEventListener('input', () => picture instanceof HTMLImageElement && (picture.alt = this.#alt?.value ?? ''))
    const description = element('label', { class: 'rte-alt' }, element('span', { class: 'rte-label' }, words.alt), this.#alt)
    this.#root.replaceChildren(element('div', { class: 'rte-image-frame' }, picture), this.#caption, ...(readOnly ? [] : [description]))
  }

  /** The image, or a link to an image of another site, which would otherwise learn the editor's IP address. */
  #picture({ src, width, height }: ImageNode, alt: string): HTMLElement {
    if (!src.startsWith('/')) {
      const words = this.#options.config.messages.image.outside(new URL(src).host)
      return element('a', { class: 'rte-outside', href: src, target: '_blank', rel: 'noopener' }, words)
    }
    return element('img', {
      src,
      alt,
      width: width === null ? null : `${width}`,
      height: height === null ? null : `${height}`,
      loading: 'lazy',
      decoding: 'async',
    })
  }

  #dress() {
    for (const [name] of LOOKS) this.#root.toggleAttribute(`data-${name.toLowerCase()}`, this.#looks[name])
  }
}
