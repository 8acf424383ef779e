import { TABLE_MAX_ROWS } from '@captain/rich-text-core'
import { element } from '../dom/element.ts'
import { fieldHtml, inlineField } from '../dom/inline-field.ts'

export type CellPlace = { row: number; column: number }

export type TableGrid = {
  root: HTMLTableElement
  /** The cells' HTML, row by row; the first row sets the number of columns. */
  content: () => string[][]
  /** Current or last position of the caret. */
  place: () => CellPlace
  setHeadings: (withHeadings: boolean) => void
  addRow: (index: number) => void
  addColumn: (index: number) => void
  removeRow: (index: number) => void
  removeColumn: (index: number) => void
  focus: (place: CellPlace) => void
}

type GridOptions = { content: readonly (readonly string[])[]; readOnly: boolean; cellName: (place: CellPlace) => string }

/** Updates cell names and the style of the first row after rows or columns have moved. */
function dressCells(rows: readonly HTMLTableRowElement[], headings: boolean, cellName: GridOptions['cellName'] | null) {
  for (const [row, line] of rows.entries()) {
    for (const [column, entry] of [...line.cells].entries()) {
      entry.classList.toggle('rte-heading-cell', headings && row === 0)
      if (cellName !== null) entry.firstElementChild?.setAttribute('aria-label', cellName({ row, column }))
    }
  }
}

/** A table of editable cells; rows of `content` may have any length. */
export function tableGrid({ content, readOnly, cellName }: GridOptions): TableGrid {
  const columns = content.reduce((max, row) => Math.max(max, row.length), 1)
  const body = element('tbody')
  const root = element('table', { class: 'rte-table' }, body)
  let last: CellPlace = { row: 0, column: 0 }
  let headings = false

  const rows = () => [...body.rows]
  const fieldAt = ({ row, column }: CellPlace) => body.rows[row]?.cells[column]?.querySelector<HTMLElement>('.rte-cell')

  function cell(html: string): HTMLTableCellElement {
    const field = inlineField({ html, readOnly, className: 'rte-cell', name: cellName(last), onEnter: goDown })
    return element('td', {}, field)
  }

  /** Enter moves to the cell below, as in a spreadsheet; Shift and Enter insert a line break. */
  function goDown() {
    const { row, column } = place()
    if (row + 1 === body.rows.length && body.rows.length < TABLE_MAX_ROWS) addRow(row + 1)
    focus({ row: row + 1, column })
  }

  function place(): CellPlace {
    const current = document.activeElement?.closest('td, th')
    if (current instanceof HTMLTableCellElement && body.contains(current)) {
      last = { row: rows().findIndex((row) => row === current.parentElement), column: current.cellIndex }
    }
    return last
  }

  function rowOf(width: number, values: readonly string[] = []): HTMLTableRowElement {
    return element('tr', {}, ...Array.from({ length: width }, (_, column) => cell(values[column] ?? '')))
  }

  function addRow(index: number) {
    body.insertBefore(rowOf(body.rows[0]?.cells.length ?? columns), body.rows[index] ?? null)
    dress()
  }

  function dress() {
    // A read-only cell is a plain cell; a name would hide its text.
    dressCells(rows(), headings, readOnly ? null : cellName)
  }

  function focus(to: CellPlace) {
    fieldAt(to)?.focus()
  }

  for (const values of content) body.append(rowOf(columns, values))
  dress()
  root.addEventListener('focusin', () => place())

  return {
    root,
    place,
    focus,
    addRow,
    content: () => rows().map((row) => [...row.cells].map((entry) => fieldHtml(entry.firstElementChild ?? entry))),
    setHeadings(withHeadings) {
      headings = withHeadings
      dress()
    },
    addColumn(index) {
      for (const row of rows()) row.insertBefore(cell(''), row.cells[index] ?? null)
      dress()
    },
    removeRow(index) {
      body.deleteRow(index)
      dress()
    },
    removeColumn(index) {
      for (const row of rows()) row.deleteCell(index)
      dress()
    },
  }
}
