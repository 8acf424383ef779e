import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import classes from './list-table.module.css'
import { RowCheckbox } from './row-checkbox.tsx'

type HeadColumn = { readonly name: string; readonly label: string; readonly sortable: boolean; readonly align: 'start' | 'end' }

type ListHeadProps = {
  readonly columns: { readonly title: Pick<HeadColumn, 'label' | 'sortable'>; readonly rest: readonly HeadColumn[] }
  readonly titleName: string
  /** `field` or `-field`, as requested or declared; null if the order has several keys. */
  readonly sort: string | null
  readonly onSort: (sort: string | null) => void
  readonly selectable: boolean
  readonly allTicked?: boolean | 'mixed'
  readonly onTickAll?: () => void
  /** Whether rows end in a menu; true by default. */
  readonly hasActions?: boolean
}

type HeadCellProps = Pick<ListHeadProps, 'sort' | 'onSort'> & {
  readonly name: string
  readonly label: string
  readonly sortable: boolean
  readonly className?: string
  readonly align?: 'start' | 'end'
}

const nothing = () => undefined

const directionOf = (sort: string | null, name: string) => (sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none')

/** Cycles through ascending, descending, and the declared order. */
const AFTER = { none: (name: string) => name, ascending: (name: string) => `-${name}`, descending: () => null } as const

const HeadCell = ({ name, label, sortable, sort, onSort, className, align = 'start' }: HeadCellProps) => {
  if (!sortable) {
    return (
      <th scope="col" className={className} data-align={align}>
        {label}
      </th>
    )
  }
  const direction = directionOf(sort, name)
  return (
    <th scope="col" className={className} data-align={align} aria-sort={direction}>
      <button type="button" className={classes.sort} data-direction={direction} onClick={() => onSort(AFTER[direction](name))}>
        {label}
        <span className={classes.arrow} aria-hidden>
          {direction === 'descending' ? <IconArrowDown size={13} /> : <IconArrowUp size={13} />}
        </span>
      </button>
    </th>
  )
}

/** Column titles that stay visible, with sort buttons and the checkbox for the whole page. */
export const ListHead = ({
  columns,
  titleName,
  sort,
  onSort,
  selectable,
  allTicked = false,
  onTickAll = nothing,
  hasActions = true,
}: ListHeadProps) => {
  const { t } = useLingui()
  return (
    <thead className={classes.head}>
      <tr>
        {selectable && (
          <th scope="col" className={classes.tickHead}>
            <RowCheckbox label={t`このページをすべて選択`} checked={allTicked} onTick={onTickAll} />
          </th>
        )}
        <HeadCell name={titleName} {...columns.title} sort={sort} onSort={onSort} className={classes.titleHead} />
        {columns.rest.map(({ name, label, sortable, align }) => (
          <HeadCell key={name} name={name} label={label} sortable={sortable} align={align} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <th scope="col" className={classes.actionsHead}>
            <VisuallyHidden>{t`操作`}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
