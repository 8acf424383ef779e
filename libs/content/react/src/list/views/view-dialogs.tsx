import type { SavedView, ViewQuery } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import type { ChangeList } from '../use-list-state.ts'
import { useViewActions } from './use-views.ts'
import { ViewDialog } from './view-dialog.tsx'

type ViewDialogsProps = {
  readonly open: 'none' | 'create' | 'rename'
  readonly active: SavedView | null
  readonly query: ViewQuery
  readonly change: ChangeList
  readonly onClose: () => void
}

/** The dialogs that name a view: a new one from the current display, or the current one. */
export const ViewDialogs = ({ open, active, query, change, onClose }: ViewDialogsProps) => {
  const { t } = useLingui()
  const actions = useViewActions()
  if (open === 'create') {
    return (
      <ViewDialog
        title={t`今の表示を保存`}
        start={{ name: '', isShared: false }}
        onSave={async (naming) => {
          const created = await actions.create({ ...naming, query })
          change({ view: created.id }, { replace: true })
        }}
        onClose={onClose}
      />
    )
  }
  if (open === 'none' || active === null) return null
  return (
    <ViewDialog
      title={t`ビューの名前を変更`}
      start={{ name: active.name, isShared: active.isShared }}
      onSave={async (naming) => {
        await actions.update(active.id, naming)
      }}
      onClose={onClose}
    />
  )
}
