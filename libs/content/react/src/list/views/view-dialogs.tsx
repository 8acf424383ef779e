import type { SavedView, ViewQuery } from '@captain/content-core'
import { useLingui } from '@lingui/react/macro'
import type { ChangeList } from '../use-list-state.ts'
import { useViewActions } from './use-views.ts'
import { ViewDialog } from './view-dialog.tsx'

type ViewDialogsProps = {
  readonly open: 'none' | 'create' | 'rename'
  readonly active: SavedView | null
  readonly views: readonly SavedView[]
  readonly query: ViewQuery
  readonly change: ChangeList
  readonly onClose: () => void
}

/** The dialogs that name a view: a new one from the current display, or the current one. */
export const ViewDialogs = ({ open, active, views, query, change, onClose }: ViewDialogsProps) => {
  const { t } = useLingui()
  const actions = useViewActions()
  if (open === 'create') {
    return (
      <ViewDialog
        title={t`いまの表示を保存`}
        start={{ name: '', isShared: false }}
        taken={views.map(({ name }) => name)}
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
      title={t`表示の名前を変更`}
      start={{ name: active.name, isShared: active.isShared }}
      taken={views.flatMap(({ name }) => (name === active.name ? [] : [name]))}
      onSave={async (naming) => {
        await actions.update(active.id, naming)
      }}
      onClose={onClose}
    />
  )
}
