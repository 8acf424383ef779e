import { readDocument, webAddress } from '@captain/rich-text-core'
import type { BlockTool } from '@editorjs/editorjs'
import { addressForm } from '../dom/address-form.ts'
import { button, element } from '../dom/element.ts'
import { ICONS } from '../icons.ts'
import type { BlockOptions } from './block-options.ts'
import { linkCard } from './link-card.ts'
import { type LinkMeta, parseLinkResponse } from './parse-link-response.ts'

export type LinkToolData = { link: string; meta: LinkMeta }

/**
 * A link as a card. The official tool loads images from the linked site, which reveals the reader's address. It also handles the Enter of a
 * conversion, and shows its messages briefly at the edge of the window.
 */
export class LinkTool implements BlockTool {
  static readonly isReadOnlySupported = true
  static readonly enableLineBreaks = true
  static readonly toolbox = { title: 'Link card', icon: ICONS.linkTool }
  readonly #options: BlockOptions<LinkToolData>
  readonly #root = element('div', { class: 'cdx-block rte-link-tool' })
  readonly #running = new AbortController()
  #data: LinkToolData

  constructor(options: BlockOptions<LinkToolData>) {
    this.#options = options
    this.#data = { link: options.data.link ?? '', meta: options.data.meta ?? {} }
    if (this.#data.link !== '') this.#showCard()
    else if (!options.readOnly) this.#ask()
  }

  render(): HTMLElement {
    return this.#root
  }

  rendered(): void {
    this.#root.querySelector('input')?.focus()
  }

  save(): LinkToolData {
    return this.#data
  }

  validate({ link }: LinkToolData): boolean {
    return link !== ''
  }

  destroy(): void {
    this.#running.abort()
  }

  #showCard() {
    const [block] = readDocument({ blocks: [{ type: 'linkTool', data: this.#data }] })
    if (block?.node.type === 'linkTool') this.#root.replaceChildren(linkCard(block.node))
  }

  #ask() {
    const words = this.#options.config.messages.linkTool
    const form = addressForm({
      label: words.label,
      example: words.example,
      action: words.action,
      onSubmit: (raw) => void this.#lookUp(raw, form),
    })
    this.#root.replaceChildren(form.root)
  }

  async #lookUp(raw: string, form: ReturnType<typeof addressForm>) {
    const { messages, onLinkLookup, notify } = this.#options.config
    const words = messages.linkTool
    const link = webAddress(raw)
    if (link === null) return form.fail(words.notAnAddress)
    form.setBusy(true)
    notify(words.loading)
    const { signal } = this.#running
    const answer = onLinkLookup ? await onLinkLookup(link, { signal }).catch(() => null) : null
    if (signal.aborted) return
    notify('')
    form.setBusy(false)
    const reading = parseLinkResponse(answer)
    if (reading.problem === null) return this.#take({ link: webAddress(reading.link) ?? link, meta: reading.meta })
    form.fail(
      words[reading.problem],
      button(words.withoutCard, () => this.#take({ link, meta: {} })),
    )
  }

  #take(data: LinkToolData) {
    const hadFocus = this.#root.contains(document.activeElement)
    this.#data = data
    this.#showCard()
    this.#options.block.dispatchChange()
    if (hadFocus) this.#root.querySelector('a')?.focus()
  }
}
