import { titleOf } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useContent } from '../../content-context.tsx'
import { EditCell } from '../inline-edit/edit-cell.tsx'
import { ColumnValue } from './column-value.tsx'
import { CountCell } from './count-cell.tsx'
import { LanguageBadge } from './language-badge.tsx'
import { Lead } from './lead.tsx'
import classes from './list-table.module.css'
import { RecordLink } from './record-link.tsx'
import type { RowProps } from './row-handlers.ts'
import { SwitchCell } from './switch-cell.tsx'
import { SystemCell } from './system-cell.tsx'
import { RowCheckbox } from './row-checkbox.tsx'
import { ROW_ICONS } from './row-icons.tsx'
import type { ReactNode } from 'react'

/** The first, pinned cell: image, name, and the state of the English text. */
const TitleCell = ({ record, columns: { lead }, included, locale, inTrash }: RowProps) => {
  const { contentType } = useContent()
  return (
    <th scope="row" className={classes.titleCell}>
      <span className={classes.title}>
        {lead !== null && <Lead lead={lead} record={record} included={included} locale={locale} className={classes.lead} />}
        <RecordLink record={record} inTrash={inTrash} />
        <LanguageBadge type={contentType} record={record} />
      </span>
      {record.excerpt != null && <span className={classes.excerpt}>{record.excerpt}</span>}
    </th>
  )
}

const ActionsCell = ({ record, inTrash, menuOpen, handlers }: RowProps) => {
  const { t } = useLingui()
  const { contentType, canWrite, locale } = useContent()
  const title = titleOf(contentType, record, locale)
  const { edit, preview, openMenu, visibleActions } = handlers
  return (
    <td className={classes.actionsCell}>
      <span className={classes.actions}>
        {inTrash && canWrite && (
          <button
            type="button"
            className={classes.restore}
            onClick={() => handlers.restore(record)}
            aria-label={t`「${title}」をごみ箱から戻す`}
          >
            <IconArrowBackUp size={16} aria-hidden />
            {t`戻す`}
          </button>
        )}
        {!inTrash && (
          <>
            {visibleActions.map(
              ({ label, icon, onSelect, when }) =>
                when?.(record) !== false && (
                  <button
                    key={label}
                    type="button"
                    className={classes.visibleAction}
                    onClick={() => onSelect(record)}
                    aria-label={`${label} ${title}`}
                  >
                    {icon}
                    {label}
                  </button>
                ),
            )}
            <span className={classes.quick}>
              {preview !== null && (
                <button
                  type="button"
                  className={classes.action}
                  onClick={() => preview(record)}
                  aria-label={t`「${title}」をプレビュー`}
                  title={t`プレビュー`}
                >
                  {ROW_ICONS.preview}
                </button>
              )}
              {edit !== null && canWrite && (
                <button
                  type="button"
                  className={classes.action}
                  onClick={() => edit(record)}
                  aria-label={t`「${title}」を編集`}
                  title={t`編集`}
                >
                  {ROW_ICONS.edit}
                </button>
              )}
            </span>
            {openMenu !== null && (
              <button
                type="button"
                className={classes.action}
                aria-haspopup="menu"
                aria-expanded={menuOpen}
                aria-label={t`「${title}」の操作`}
                onClick={(event) => openMenu(record, event.currentTarget)}
              >
                {ROW_ICONS.more}
              </button>
            )}
          </>
        )}
      </span>
    </td>
  )
}

/** The cells of one row; `grip` is the drag handle if rows have an order. */
export const CellsOfRow = ({ grip, ...row }: RowProps & { readonly grip: ReactNode }) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const { record, columns, included, locale, selected, selectable, handlers } = row
  const title = titleOf(contentType, record, locale)
  return (
    <>
      {selectable && (
        <td className={classes.tickCell}>
          {grip}
          <RowCheckbox label={t`「${title}」を選択`} checked={selected} onTick={(event) => handlers.select(record, event.shiftKey)} />
        </td>
      )}
      <TitleCell {...row} />
      {columns.rest.map((column) => (
        <td key={column.name} data-align={column.align} className={classes.cell}>
          {column.of === 'system' && <SystemCell column={column.system} record={record} />}
          {column.of === 'switch' && <SwitchCell column={column} record={record} handlers={handlers} />}
          {column.of === 'edit' && (
            <EditCell name={column.name} field={column.field} record={record} included={included} locale={locale} align={column.align} />
          )}
          {column.of === 'count' && <CountCell name={column.name} record={record} />}
          {column.of === 'field' && <ColumnValue column={column} record={record} included={included} locale={locale} />}
        </td>
      ))}
      <ActionsCell {...row} />
    </>
  )
}
