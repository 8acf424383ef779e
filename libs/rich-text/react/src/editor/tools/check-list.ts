import type { BlockTool } from '@editorjs/editorjs'
import { isComposing } from '../composition.ts'
import { element } from '../dom/element.ts'
import { cutAfterCaret, fieldHtml, inlineField, isBlank, isCaretAtStart, putCaret } from '../dom/inline-field.ts'
import { ICONS } from '../icons.ts'
import type { BlockOptions } from './block-options.ts'

type CheckItem = { text: string; checked: boolean }

export type CheckListData = { items: CheckItem[] }

type Row = { root: HTMLElement; box: HTMLInputElement; field: HTMLElement }

/** A check list. The boxes of the official tool are `span`s without keyboard access or accessible names. */
export class CheckListTool implements BlockTool {
  static readonly isReadOnlySupported = true
  static readonly enableLineBreaks = true
  static readonly toolbox = { title: 'Checklist', icon: ICONS.checkList }
  static readonly conversionConfig = {
    export: ({ items }: CheckListData) => items.map(({ text }) => text).join('<br>'),
    import: (html: string): CheckListData => ({ items: html.split(/<br\s*\/?>/i).map((text) => ({ text, checked: false })) }),
  }
  readonly #options: BlockOptions<CheckListData>
  readonly #root = element('div', { class: 'cdx-block rte-check-list', role: 'list' })
  #rows: Row[] = []

  constructor(options: BlockOptions<CheckListData>) {
    this.#options = options
    const items = options.data.items ?? []
    for (const item of items.length > 0 ? items : [{ text: '', checked: false }]) this.#insert(item, this.#rows.length)
  }

  render(): HTMLElement {
    return this.#root
  }

  save(): CheckListData {
    const items = this.#rows.map(({ box, field }) => ({ text: fieldHtml(field), checked: box.checked }))
    return { items: items.filter(({ text }) => !isBlank(text)) }
  }

  validate({ items }: CheckListData): boolean {
    return items.length > 0
  }

  #insert(item: CheckItem, index: number): Row {
    const { readOnly, config } = this.#options
    const box = element('input', { type: 'checkbox', class: 'rte-check', 'aria-label': config.messages.checkList.done })
    box.checked = item.checked
    box.disabled = readOnly
    box.addEventListener('change', () => this.#options.block.dispatchChange())
    const field = inlineField({
      html: item.text,
      readOnly,
      className: 'rte-check-text',
      name: config.messages.checkList.item,
      placeholder: config.messages.checkList.item,
      onEnter: () => this.#split(row),
    })
    const row: Row = { box, field, root: element('div', { class: 'rte-check-row', role: 'listitem' }, box, field) }
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Backspace' && !isComposing(event) && isCaretAtStart(field)) this.#join(row, event)
    })
    this.#root.insertBefore(row.root, this.#rows[index]?.root ?? null)
    this.#rows.splice(index, 0, row)
    return row
  }

  /** Enter starts the next item; in an empty last item it ends the list. */
  #split(row: Row) {
    const index = this.#rows.indexOf(row)
    if (index === this.#rows.length - 1 && isBlank(fieldHtml(row.field))) return this.#leave(row)
    putCaret(this.#insert({ text: cutAfterCaret(row.field), checked: false }, index + 1).field, 'start')
  }

  #leave(row: Row) {
    const { blocks, caret } = this.#options.api
    const index = blocks.getBlockIndex(this.#options.block.id)
    const isOnly = this.#rows.length === 1
    if (!isOnly) this.#remove(row)
    const next = blocks.insert(undefined, {}, {}, isOnly ? index : index + 1, true, isOnly)
    caret.setToBlock(next, 'start')
  }

  /** Backspace at the beginning joins an item with the one above; in the first item the editor handles it. */
  #join(row: Row, event: KeyboardEvent) {
    const above = this.#rows[this.#rows.indexOf(row) - 1]
    if (!above) return
    event.preventDefault()
    event.stopPropagation()
    putCaret(above.field, 'end')
    const rest = [...row.field.childNodes]
    this.#remove(row)
    above.field.append(...rest)
  }

  #remove(row: Row) {
    row.root.remove()
    this.#rows = this.#rows.filter((other) => other !== row)
  }
}
