import { isEmptyValue, pluralOf, titleOf, isBoolean, type AnyContentType, type AnyRecord } from '@captain/content-core'
import { StateDot } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconDots } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { useContent } from '../content-context.tsx'
import type { Column } from './list-columns.ts'
import { useRowProps, type ListRowsProps } from './list-row.ts'
import classes from './phone-rows.module.css'
import { GroupTitle } from './group-title.tsx'
import { groupingOf, inGroups } from './groups.ts'
import { EditCell } from './inline-edit/edit-cell.tsx'
import { ColumnValue } from './table/column-value.tsx'
import { CountCell } from './table/count-cell.tsx'
import { englishGap, LanguageBadge } from './table/language-badge.tsx'
import { Lead } from './table/lead.tsx'
import { RecordLink } from './table/record-link.tsx'
import type { RowProps } from './table/row-handlers.ts'
import { SwitchCell } from './table/switch-cell.tsx'
import { SystemCell } from './table/system-cell.tsx'
import { RowCheckbox } from './table/row-checkbox.tsx'
import { listTraitsOf } from '../fields/list-traits.ts'

type FactProps = Pick<RowProps, 'record' | 'included' | 'locale'> & { readonly column: Column }

/** One column's value in the second line; a switch shows its label only while it is on. */
const Fact = ({ column, record, included, locale }: FactProps) => {
  const value = record[column.name]
  if (column.of === 'system') {
    return (
      <span className={classes.fact}>
        <SystemCell column={column.system} record={record} />
      </span>
    )
  }
  if (column.of === 'count') {
    return (
      <span className={classes.fact}>
        {column.label} <CountCell name={column.name} record={record} />
      </span>
    )
  }
  if (column.name === 'isPublished') {
    return (
      <span className={classes.fact}>
        <StateDot state={value === true ? 'on' : 'off'} />
      </span>
    )
  }
  if (isBoolean(column.field)) return value === true ? <span className={classes.fact}>{column.label}</span> : null
  return (
    <span className={classes.fact}>
      {listTraitsOf(column.field).needsLabel && !isEmptyValue(column.field, value) && <>{column.label} </>}
      <ColumnValue column={column} record={record} included={included} locale={locale} />
    </span>
  )
}

/** Returns whether a column is the state of the record, which comes first. */
const isState = (column: Column): boolean => (column.of === 'system' && column.system === 'state') || column.name === 'isPublished'

type EditableColumn = Extract<Column, { readonly of: 'edit' | 'switch' | 'field' }>

/** Returns whether a column's value is edited in the row. What is public changes in the row's menu, which asks first. */
const isEdited = (type: AnyContentType, column: Column): column is EditableColumn =>
  column.name !== 'isPublished' && (column.of === 'edit' || (column.of === 'switch' && type.listEditable.includes(column.name)))

/** A column's value that is edited in the row, on a separate line. */
const EditedFact = ({
  column,
  handlers,
  ...row
}: Omit<FactProps, 'column'> & Pick<RowProps, 'handlers'> & { readonly column: EditableColumn }) => (
  <span className={classes.edited}>
    <span aria-hidden>{column.label}</span>
    {column.of === 'edit' ? (
      <EditCell name={column.name} field={column.field} {...row} align="start" />
    ) : (
      <SwitchCell column={column} record={row.record} handlers={handlers} isWordless />
    )}
  </span>
)

/** An image, the name, the column values below it, and actions on the right. */
const PhoneRow = memo(function PhoneRow(row: RowProps & { readonly showsTick: boolean }) {
  const { t } = useLingui()
  const { contentType, canWrite } = useContent()
  const { record, columns, included, locale, selected, menuOpen, inTrash, handlers, showsTick } = row
  const title = titleOf(contentType, record, locale)
  const { openMenu } = handlers
  const main = columns.rest.find((column) => column.of === 'switch' && column.name === contentType.mainSwitch)
  const visible = columns.rest.filter((column) => column !== main && !isEdited(contentType, column))
  return (
    <li className={classes.row} data-row={record.id} data-selected={selected}>
      {showsTick && <RowCheckbox label={t`「${title}」を選択`} checked={selected} onTick={() => handlers.select(record, false)} />}
      {columns.lead !== null && <Lead lead={columns.lead} record={record} included={included} locale={locale} className={classes.lead} />}
      <span className={classes.words}>
        <RecordLink record={record} inTrash={inTrash} className={classes.link} />
        {record.excerpt != null && <span className={classes.excerpt}>{record.excerpt}</span>}
        <span className={classes.facts}>
          {visible.filter(isState).map((column) => (
            <Fact key={column.name} {...{ column, record, included, locale }} />
          ))}
          {englishGap(contentType, record) !== null && (
            <span className={classes.fact}>
              <LanguageBadge type={contentType} record={record} />
            </span>
          )}
          {visible
            .filter((column) => !isState(column))
            .map((column) => (
              <Fact key={column.name} {...{ column, record, included, locale }} />
            ))}
        </span>
        {columns.rest
          .filter((column) => isEdited(contentType, column))
          .map((column) => (
            <EditedFact key={column.name} {...{ column, record, included, locale, handlers }} />
          ))}
      </span>
      {main !== undefined && <SwitchCell column={main} record={record} handlers={handlers} />}
      {inTrash && canWrite && (
        <button type="button" className={classes.act} onClick={() => handlers.restore(record)} aria-label={t`「${title}」をごみ箱から戻す`}>
          <IconArrowBackUp size={18} aria-hidden />
        </button>
      )}
      {!inTrash && openMenu !== null && (
        <button
          type="button"
          className={classes.act}
          aria-haspopup="menu"
          aria-expanded={menuOpen}
          aria-label={t`「${title}」の操作`}
          onClick={(event) => openMenu(record, event.currentTarget)}
        >
          <IconDots size={18} aria-hidden />
        </button>
      )}
    </li>
  )
})

/** The rows on a phone: two lines each, no sideways scrolling. */
export const PhoneRows = (props: ListRowsProps) => {
  const { answer, state, selection, selectable, isWaiting } = props
  const { contentType, words } = useContent()
  const listId = useId()
  const rowOf = useRowProps(props)
  const grouping = groupingOf(contentType, state)
  const rows = (records: readonly AnyRecord[]) =>
    records.map((record) => <PhoneRow key={record.id} {...rowOf(record)} showsTick={selectable && !selection.isEmpty} />)
  const list = { className: classes.root, 'aria-busy': isWaiting, 'data-waiting': isWaiting } as const
  if (grouping === null) {
    return (
      <ul {...list} aria-label={pluralOf(words)}>
        {rows(answer.items)}
      </ul>
    )
  }
  return inGroups(grouping, answer.items).map(({ key, value, records }, place) => (
    <section key={key} className={classes.group} aria-labelledby={`${listId}-${place}`}>
      <h2 id={`${listId}-${place}`}>
        <GroupTitle grouping={grouping} value={value} included={answer.included} />
      </h2>
      <ul {...list} aria-label={pluralOf(words)}>
        {rows(records)}
      </ul>
    </section>
  ))
}
