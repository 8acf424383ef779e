import { TABLE_MAX_COLUMNS, TABLE_MAX_ROWS } from '@captain/rich-text-core'
import type { BlockTool } from '@editorjs/editorjs'
import type { MenuConfig } from '@editorjs/editorjs/types/tools'
import { element } from '../dom/element.ts'
import { isBlank } from '../dom/inline-field.ts'
import { ICONS } from '../icons.ts'
import type { BlockOptions } from './block-options.ts'
import { type CellPlace, type TableGrid, tableGrid } from './table-grid.ts'

/** Size of a new table (customer's specification §9). */
const NEW_TABLE = [
  ['', '', ''],
  ['', '', ''],
]

export type TableData = { withHeadings: boolean; stretched: boolean; content: string[][] }

/**
 * A table. The official tool is a grid of `div`s whose rows and columns only a mouse can add. It drops blank rows on save, and fails on
 * rows of different lengths.
 */
export class TableTool implements BlockTool {
  static readonly isReadOnlySupported = true
  static readonly enableLineBreaks = true
  static readonly toolbox = { title: 'Table', icon: ICONS.table }
  readonly #options: BlockOptions<TableData>
  readonly #grid: TableGrid
  readonly #root: HTMLElement
  #withHeadings: boolean
  #stretched: boolean

  constructor(options: BlockOptions<TableData>) {
    const { data, readOnly, config } = options
    const content = data.content?.length ? data.content : NEW_TABLE
    this.#options = options
    this.#withHeadings = data.withHeadings ?? false
    this.#stretched = data.stretched ?? false
    this.#grid = tableGrid({ content, readOnly, cellName: config.messages.table.cell })
    this.#grid.setHeadings(this.#withHeadings)
    this.#root = element('div', { class: 'cdx-block rte-table-frame' }, this.#grid.root)
    // Browsers move Tab from cell to cell; Backspace in an empty cell must not remove the table.
    this.#root.addEventListener('keydown', (event) => event.key === 'Backspace' && event.stopPropagation())
  }

  render(): HTMLElement {
    return this.#root
  }

  save(): TableData {
    return { withHeadings: this.#withHeadings, stretched: this.#stretched, content: this.#grid.content() }
  }

  validate({ content }: TableData): boolean {
    return content.some((row) => row.some((html) => !isBlank(html)))
  }

  renderSettings(): MenuConfig {
    const words = this.#options.config.messages.table
    const { row, column } = this.#grid.place()
    const content = this.#grid.content()
    const rows = content.length
    const columns = content[0]?.length ?? 0
    const change = (callback: () => void, to: CellPlace) => () => {
      callback()
      this.#changed()
      this.#grid.focus({ row: Math.min(to.row, this.#grid.content().length - 1), column: Math.min(to.column, columns) })
    }
    const entry = (name: keyof typeof words & keyof typeof ICONS, onActivate: () => void) => ({
      name,
      icon: ICONS[name],
      title: words[name],
      closeOnActivate: true,
      onActivate,
    })
    const remove = (name: 'removeRow' | 'removeColumn', onActivate: () => void) => ({
      name,
      icon: ICONS.remove,
      title: words[name],
      confirmation: { icon: ICONS.remove, title: words.confirm, closeOnActivate: true, onActivate },
    })
    const grid = this.#grid
    return [
      { ...entry('headings', () => this.#toggleHeadings()), toggle: true, isActive: () => this.#withHeadings },
      { ...entry('stretch', () => this.#toggleStretched()), toggle: true, isActive: () => this.#stretched },
      ...(rows < TABLE_MAX_ROWS
        ? [
            entry(
              'rowAbove',
              change(() => grid.addRow(row), { row, column }),
            ),
            entry(
              'rowBelow',
              change(() => grid.addRow(row + 1), { row: row + 1, column }),
            ),
          ]
        : []),
      ...(columns < TABLE_MAX_COLUMNS
        ? [
            entry(
              'columnLeft',
              change(() => grid.addColumn(column), { row, column }),
            ),
            entry(
              'columnRight',
              change(() => grid.addColumn(column + 1), { row, column: column + 1 }),
            ),
          ]
        : []),
      ...(rows > 1
        ? [
            remove(
              'removeRow',
              change(() => grid.removeRow(row), { row, column }),
            ),
          ]
        : []),
      ...(columns > 1
        ? [
            remove(
              'removeColumn',
              change(() => grid.removeColumn(column), { row, column: Math.max(0, column - 1) }),
            ),
          ]
        : []),
    ]
  }

  #toggleHeadings() {
    this.#withHeadings = !this.#withHeadings
    this.#grid.setHeadings(this.#withHeadings)
    this.#changed()
  }

  #toggleStretched() {
    this.#stretched = !this.#stretched
    this.#changed()
  }

  #changed() {
    this.#options.block.dispatchChange()
  }
}
