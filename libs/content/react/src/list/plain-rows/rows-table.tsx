import { customProperties } from '@captain/ui'
import { IconDots } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { columnSize } from '../table/column-size.ts'
import { ListHead } from '../table/list-head.tsx'
import classes from '../table/list-table.module.css'
import type { PlainRowAction, RowsColumn } from './rows-column.ts'

export type RowsProps<Row> = {
  /** Accessible name of the list. */
  readonly label: string
  readonly items: readonly Row[]
  readonly title: (row: Row) => ReactNode
  readonly columns: readonly RowsColumn<Row>[]
  readonly action: PlainRowAction<Row> | null
  readonly isWaiting: boolean
}

type RowsTableProps<Row> = RowsProps<Row> & {
  readonly titleColumn: { readonly name: string; readonly label: string; readonly sortable: boolean; readonly width?: number }
  /** `name` or `-name`. */
  readonly sort: string | null
  readonly onSort: (sort: string | null) => void
}

const TITLE_WIDTH = 220

/** Rows on a wide screen, for lists without a declaration: a scrolling table with head and first column pinned. */
export const RowsTable = <Row extends { readonly id: string }>(props: RowsTableProps<Row>) => {
  const { label, items, title, titleColumn, columns, action, isWaiting, sort, onSort } = props
  const [isScrolled, setScrolled] = useState(false)
  const rest = columns.map(({ name, label: head, sortable = false, align = 'start' }) => ({ name, label: head, sortable, align }))
  const width = (titleColumn.width ?? TITLE_WIDTH) + columns.reduce((sum, column) => sum + column.width, 0)
  const shares = columns.reduce((sum, column) => sum + (column.shares ?? 0), 1)
  const sizes = customProperties({
    '--columns': `${width}px`,
    '--shares': shares,
    '--quick-actions': 0,
    '--visible-actions': '0px',
    ...(action === null && { '--actions': '0px' }),
  })
  return (
    <div className={classes.box} data-scrolled={isScrolled} onScroll={(event) => setScrolled(event.currentTarget.scrollLeft > 0)}>
      <table
        className={classes.table}
        style={sizes}
        aria-label={label}
        aria-busy={isWaiting}
        data-selectable={false}
        data-waiting={isWaiting}
      >
        <colgroup>
          <col />
          {columns.map((column) => (
            <col key={column.name} style={columnSize(column.width, column.shares ?? 0)} />
          ))}
          {action !== null && <col className={classes.actionsColumn} />}
        </colgroup>
        <ListHead
          columns={{ title: titleColumn, rest }}
          titleName={titleColumn.name}
          sort={sort}
          onSort={onSort}
          selectable={false}
          hasActions={action !== null}
        />
        <tbody>
          {items.map((row) => (
            <tr key={row.id} className={classes.row} data-row={row.id} data-menu={action?.openId === row.id}>
              <th scope="row" className={classes.titleCell}>
                {title(row)}
              </th>
              {columns.map(({ name, align = 'start', cell }) => (
                <td key={name} data-align={align} className={classes.cell}>
                  {cell(row)}
                </td>
              ))}
              {action !== null && (
                <td className={classes.actionsCell}>
                  <button
                    type="button"
                    className={classes.action}
                    aria-haspopup="menu"
                    aria-expanded={action.openId === row.id}
                    aria-label={action.label(row)}
                    onClick={(event) => action.onOpen(row, event.currentTarget)}
                  >
                    <IconDots size={16} aria-hidden />
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
