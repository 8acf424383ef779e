import { customProperties } from '@captain/ui'
import { pluralOf, titleOf, type AnyRecord } from '@captain/content-core'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { GroupTitle } from './group-title.tsx'
import { groupingOf, inGroups } from './groups.ts'
import { useRowProps, type ListRowsProps } from './list-row.ts'
import type { ListState } from './list-state.ts'
import { Ordering, placeOf } from './ordering.tsx'
import { columnSize, givesWay, roomForTitles, roomGiven, TITLE_SHARES } from './table/column-size.ts'
import { ListHead } from './table/list-head.tsx'
import classes from './table/list-table.module.css'
import { Row, SortableRow } from './table/row.tsx'
import { useFirstRows } from './use-first-rows.ts'
import { useRestoreScroll } from './use-restore-scroll.ts'

const TICK_WIDTH = 44
/** Width of an action shown in the row. */
const VISIBLE_ACTIONS_WIDTH = 116

/** The one column that the rows are sorted by; null if the declared order has several. */
const shownSort = (declared: readonly string[], { sort, trash }: ListState): string | null => {
  if (sort !== null) return sort
  if (trash) return '-deletedAt'
  return declared.length === 1 ? (declared[0] ?? null) : null
}

/** The rows, below group titles if they are grouped. */
const TableRows = ({ isScrolledDown, ...props }: ListRowsProps & { readonly isScrolledDown: boolean }) => {
  const { answer, state, columns, selectable, orderable } = props
  const { contentType } = useContent()
  const rowOf = useRowProps(props)
  const items = useFirstRows(answer.items, props.density, !isScrolledDown)
  const grouping = groupingOf(contentType, state)
  const rowFor = (record: AnyRecord) =>
    orderable ? (
      <SortableRow key={record.id} {...rowOf(record)} place={placeOf(contentType, record)} />
    ) : (
      <Row key={record.id} {...rowOf(record)} />
    )
  if (grouping === null) return <tbody>{items.map(rowFor)}</tbody>
  return inGroups(grouping, items).map(({ key, value, records }) => (
    <tbody key={key}>
      <tr className={classes.group}>
        <th scope="rowgroup" colSpan={columns.rest.length + (selectable ? 3 : 2)}>
          <span>
            <GroupTitle grouping={grouping} value={value} included={answer.included} />
          </span>
        </th>
      </tr>
      {records.map(rowFor)}
    </tbody>
  ))
}

/** The rows on a wide screen: a scrolling table with head and first column pinned. */
export const ListTable = ({ onSort, ...props }: ListRowsProps & { readonly onSort: (sort: string | null) => void }) => {
  const { answer, state, columns, density, selection, selectable, orderable, isWaiting, handlers } = props
  const { contentType, canWrite, locale, words } = useContent()
  const { isScrolledDown, ref, onScroll } = useRestoreScroll(!isWaiting)
  const [isScrolled, setScrolled] = useState(false)
  const { items } = answer
  const ticked = items.filter(({ id }) => selection.has(id)).length
  const allTicked = ticked === 0 ? false : ticked === items.length ? true : 'mixed'
  const tickWidth = selectable ? TICK_WIDTH : 0
  const width = tickWidth + columns.title.room + columns.rest.reduce((sum, column) => sum + column.width, 0)
  const quickActions = (handlers.preview === null ? 0 : 1) + (handlers.edit === null || !canWrite ? 0 : 1)
  const growing = columns.rest.filter(({ grows }) => grows).length
  const visibleActionsWidth = handlers.visibleActions.length > 0 && !state.trash ? VISIBLE_ACTIONS_WIDTH : 0
  const titles = roomForTitles({ type: contentType, items, locale, hasLead: columns.lead !== null })
  const sizes = customProperties({
    '--columns': `${width}px`,
    '--titles': `${Math.max(0, titles - columns.title.room)}px`,
    '--gives': roomGiven(columns.rest),
    '--shares': growing + TITLE_SHARES,
    '--quick-actions': quickActions,
    '--visible-actions': `${visibleActionsWidth}px`,
  })
  const nameOf = (id: string) => {
    const record = items.find((item) => item.id === id)
    return record === undefined ? '' : titleOf(contentType, record, locale)
  }
  const table = (
    <table
      className={classes.table}
      style={sizes}
      aria-label={pluralOf(words)}
      aria-busy={isWaiting}
      data-density={density}
      data-selectable={selectable}
      data-waiting={isWaiting}
      data-trash={state.trash}
    >
      <colgroup>
        {selectable && <col style={{ width: tickWidth }} />}
        <col />
        {columns.rest.map((column) => (
          <col key={column.name} style={columnSize(column.width, column.grows ? 1 : 0, givesWay(column))} />
        ))}
        <col className={classes.actionsColumn} />
      </colgroup>
      <ListHead
        columns={columns}
        titleName={contentType.title}
        sort={shownSort(contentType.defaultSort, state)}
        onSort={onSort}
        selectable={selectable}
        allTicked={allTicked}
        onTickAll={() => selection.setThese(items, allTicked !== true)}
      />
      <TableRows {...props} isScrolledDown={isScrolledDown} />
    </table>
  )
  return (
    <div
      ref={ref}
      className={classes.box}
      data-scrolled={isScrolled}
      onScroll={(event) => {
        onScroll(event)
        setScrolled(event.currentTarget.scrollLeft > 0)
      }}
    >
      {orderable ? (
        <Ordering items={items} nameOf={nameOf} onMove={handlers.move}>
          {table}
        </Ordering>
      ) : (
        table
      )}
    </div>
  )
}
