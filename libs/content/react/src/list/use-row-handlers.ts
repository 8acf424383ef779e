import type { AnyRecord } from '@captain/content-core'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useContent } from '../content-context.tsx'
import { listPermissions } from './list-permissions.ts'
import { movedTo } from './ordering.tsx'
import type { RowAction } from './row-action.ts'
import type { OpenMenu } from './row-menu.tsx'
import type { RowHandlers } from './table/row-handlers.ts'
import type { RecordActions } from './record-actions/use-record-actions.ts'
import { useRecordPaths } from './use-record-paths.ts'
import { useSwitchField } from './use-switch-field.ts'

type Wiring = {
  readonly items: readonly AnyRecord[]
  readonly select: RowHandlers['select']
  readonly openMenu: (open: OpenMenu) => void
  readonly rowActions: readonly RowAction[]
  readonly actions: RecordActions
}

/** Creates the callbacks of rows, stable while records change, so that unchanged rows do not render again. */
export const useRowHandlers = ({ items, select, openMenu, rowActions, actions }: Wiring): RowHandlers => {
  const { contentType, canWrite } = useContent()
  const { edit, preview } = useRecordPaths()
  const switchField = useSwitchField()
  const hasMenuActions = rowActions.length > 0 || Object.values(listPermissions(contentType, canWrite)).some(Boolean)
  const hasActions = edit !== null || preview !== null || hasMenuActions
  const latest = useRef({ items, actions })
  useLayoutEffect(() => {
    latest.current = { items, actions }
  }, [items, actions])

  const move = useCallback(
    (id: string, target: string) => {
      const ids = movedTo(contentType, latest.current.items, id, target)
      if (ids !== null) void latest.current.actions.reorder(ids)
    },
    [contentType],
  )
  return useMemo<RowHandlers>(
    () => ({
      select,
      openMenu: hasActions ? (record, button) => openMenu({ record, button }) : null,
      setSwitch: (record, field, value) => void switchField(record, field, value),
      edit: edit && ((record) => void edit(record)),
      preview: preview && ((record) => void preview(record)),
      visibleActions: rowActions.filter(({ showInRow }) => showInRow === true),
      move,
      restore: (record) => void latest.current.actions.restore(record),
    }),
    [select, openMenu, hasActions, switchField, rowActions, edit, preview, move],
  )
}
