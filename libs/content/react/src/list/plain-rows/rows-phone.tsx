import { IconDots } from '@tabler/icons-react'
import classes from '../phone-rows.module.css'
import type { RowsProps } from './rows-table.tsx'

/** Rows on a phone, for lists without a declaration: the name, the column values below it, and actions on the right. */
export const RowsPhone = <Row extends { readonly id: string }>({ label, items, title, columns, action, isWaiting }: RowsProps<Row>) => (
  <ul className={classes.root} aria-label={label} aria-busy={isWaiting} data-waiting={isWaiting}>
    {items.map((row) => (
      <li key={row.id} className={classes.row} data-row={row.id}>
        <span className={classes.words}>
          <span className={classes.title}>{title(row)}</span>
          <span className={classes.facts}>
            {columns.map(({ name, cell, phoneText = cell }) =>
              phoneText === null ? null : (
                <span key={name} className={classes.fact}>
                  {phoneText(row)}
                </span>
              ),
            )}
          </span>
        </span>
        {action !== null && (
          <button
            type="button"
            className={classes.act}
            aria-haspopup="menu"
            aria-expanded={action.openId === row.id}
            aria-label={action.label(row)}
            onClick={(event) => action.onOpen(row, event.currentTarget)}
          >
            <IconDots size={18} aria-hidden />
          </button>
        )}
      </li>
    ))}
  </ul>
)
