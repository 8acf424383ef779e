import { titleOf } from '@captain/content-core'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useLingui } from '@lingui/react/macro'
import { IconGripVertical } from '@tabler/icons-react'
import { memo } from 'react'
import { useContent } from '../../content-context.tsx'
import { CellsOfRow } from './cells-of-row.tsx'
import classes from './list-table.module.css'
import type { RowProps } from './row-handlers.ts'

/** A row. Memoized, so that a page of a hundred rows stays fast while one of them changes. */
export const Row = memo(function Row(props: RowProps) {
  return (
    <tr
      className={classes.row}
      data-row={props.record.id}
      data-selected={props.selected}
      data-menu={props.menuOpen}
      aria-selected={props.selectable ? props.selected : undefined}
    >
      <CellsOfRow {...props} grip={null} />
    </tr>
  )
})

/** A row that can be dragged within its `place` (the same category, if the order has one). */
export const SortableRow = memo(function SortableRow({ place, ...props }: RowProps & { readonly place: string }) {
  const { t } = useLingui()
  const { contentType, locale } = useContent()
  const title = titleOf(contentType, props.record, locale)
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging, attributes, listeners } = useSortable({
    id: props.record.id,
    data: { place },
    attributes: { roleDescription: t`並べ替えできる行` },
  })
  const grip = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={classes.grip}
      {...attributes}
      {...listeners}
      aria-label={t`「${title}」を並べ替え`}
      title={t`ドラッグして並べ替え`}
    >
      <IconGripVertical size={14} aria-hidden />
    </button>
  )
  return (
    <tr
      ref={setNodeRef}
      className={classes.row}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-row={props.record.id}
      data-selected={props.selected}
      data-menu={props.menuOpen}
      data-dragging={isDragging}
      aria-selected={props.selectable ? props.selected : undefined}
    >
      <CellsOfRow {...props} grip={grip} />
    </tr>
  )
})
