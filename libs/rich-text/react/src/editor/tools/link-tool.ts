import { type LinkToolNode, readDocument } from '@captain/rich-text-core'
import type { BlockTool } from '@editorjs/editorjs'
import type { MenuConfig } from '@editorjs/editorjs/types/tools'
import { type AddressForm, addressForm } from '../dom/address-form.ts'
import { button, element } from '../dom/element.ts'
import { ICONS } from '../icons.ts'
import type { BlockOptions } from './block-options.ts'
import { linkCard } from './link-card.ts'
import { type LinkMeta, parseLinkResponse } from './parse-link-response.ts'

export type LinkToolData = { link: string; meta: LinkMeta }

/**
 * A link as a card. The official tool loads images from the linked site, which reveals the reader's address. It also handles the Enter of a
 * conversion, shows its messages briefly at the edge of the window, and drops an address that is not a card yet.
 */
export class LinkTool implements BlockTool {
  static readonly isReadOnlySupported = true
  static readonly enableLineBreaks = true
  static readonly toolbox = { title: 'Link card', icon: ICONS.linkTool }
  readonly #options: BlockOptions<LinkToolData>
  readonly #root = element('div', { class: 'cdx-block rte-link-tool' })
  readonly #running = new AbortController()
  #data: LinkToolData
  #form: AddressForm | null = null

  constructor(options: BlockOptions<LinkToolData>) {
    this.#options = options
    this.#data = { link: options.data.link ?? '', meta: options.data.meta ?? {} }
    const card = cardOf(this.#data)
    if (card) this.#showCard(card)
    else if (options.readOnly) this.#root.textContent = this.#data.link
    else this.#ask(this.#data.link)
  }

  render(): HTMLElement {
    return this.#root
  }

  rendered(): void {
    this.#root.querySelector('input')?.focus()
  }

  /** Returns the card; a typed address without a card yet is a card that shows the address only. */
  save(): LinkToolData {
    return this.#form ? { link: this.#form.address(), meta: {} } : this.#data
  }

  validate({ link }: LinkToolData): boolean {
    return link !== ''
  }

  destroy(): void {
    this.#running.abort()
  }

  renderSettings(): MenuConfig {
    const { messages, onLinkLookup } = this.#options.config
    if (this.#form || !onLinkLookup) return []
    return [
      {
        name: 'refresh',
        icon: ICONS.refresh,
        title: messages.linkTool.refresh,
        closeOnActivate: true,
        onActivate: () => void this.#refresh(),
      },
    ]
  }

  #showCard(card: LinkToolNode) {
    this.#form = null
    this.#root.replaceChildren(linkCard(card))
  }

  #ask(initial: string) {
    const words = this.#options.config.messages.linkTool
    const form = addressForm({
      label: words.label,
      example: words.example,
      action: words.action,
      initial,
      problemOf: (raw) => (hrefOf(raw) === null ? words.notAnAddress : null),
      onSubmit: (raw) => void this.#lookUp(hrefOf(raw) ?? raw, form),
    })
    this.#form = form
    this.#root.replaceChildren(form.root)
  }

  async #lookUp(link: string, form: AddressForm) {
    const { messages, notify } = this.#options.config
    const words = messages.linkTool
    form.setBusy(true)
    const reading = await this.#fetch(link)
    if (reading === null) return
    notify('')
    form.setBusy(false)
    if (reading.problem === null) return this.#take({ link: hrefOf(reading.link) ?? link, meta: reading.meta })
    form.fail(
      words[reading.problem],
      button(words.withoutCard, () => this.#take({ link, meta: {} })),
    )
  }

  async #refresh() {
    const { messages, notify } = this.#options.config
    const { link } = this.#data
    const reading = await this.#fetch(link)
    if (reading?.problem === null) this.#take({ link, meta: reading.meta })
    if (reading) notify(reading.problem === null ? '' : messages.linkTool[reading.problem])
  }

  /** Returns null if the block was removed in the meantime. */
  async #fetch(link: string) {
    const { messages, onLinkLookup, notify } = this.#options.config
    notify(messages.linkTool.loading)
    const { signal } = this.#running
    const answer = onLinkLookup ? await onLinkLookup(link, { signal }).catch(() => null) : null
    return signal.aborted ? null : parseLinkResponse(answer)
  }

  #take(data: LinkToolData) {
    const card = cardOf(data)
    if (!card) return
    const hadFocus = this.#root.contains(document.activeElement)
    this.#data = data
    this.#showCard(card)
    this.#options.block.dispatchChange()
    if (hadFocus) this.#root.querySelector('a')?.focus()
  }
}

function cardOf(data: LinkToolData): LinkToolNode | null {
  const [block] = readDocument({ blocks: [{ type: 'linkTool', data }] })
  return block?.node.type === 'linkTool' ? block.node : null
}

/** Returns the address as it would be stored; null if the text is no web address. */
function hrefOf(raw: string): string | null {
  return cardOf({ link: raw, meta: {} })?.href ?? null
}
