import type { SavedView } from '@captain/content-core'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { useListPreferences } from '../list-preferences.ts'
import type { ChangeList } from '../use-list-state.ts'
import { useViewActions } from './use-views.ts'

export type ViewWrites = {
  readonly update: (view: SavedView, changes: Parameters<ReturnType<typeof useViewActions>['update']>[1]) => Promise<void>
  /** Deletes a view and offers to undo it. */
  readonly remove: (view: SavedView) => Promise<void>
}

/** Writes of saved views that no dialog waits for; failures are shown as toasts. */
export const useViewWrites = (change: ChangeList): ViewWrites => {
  const { t } = useLingui()
  const { canWrite } = useContent()
  const toasts = useToasts()
  const failureText = useFailureText()
  const actions = useViewActions()
  const [{ defaultView }, setPreferences] = useListPreferences()
  const setDefault = (id: string | null) => setPreferences((now) => ({ ...now, defaultView: id }))

  const attempt = async (name: string, write: () => Promise<unknown>) => {
    try {
      await write()
    } catch (failure) {
      toasts.error({ summary: t`表示「${name}」を変更できませんでした`, detail: failureText(failure) })
    }
  }

  return {
    update: (view, changes) => attempt(view.name, () => actions.update(view.id, changes)),
    remove: (view) => {
      const { name, query, isShared } = view
      const wasDefault = defaultView === view.id
      const undo = () =>
        attempt(name, async () => {
          const created = await actions.create({ name, query, isShared: isShared && canWrite })
          if (wasDefault) setDefault(created.id)
        })
      return attempt(name, async () => {
        await actions.remove(view.id)
        if (wasDefault) setDefault(null)
        change({ view: null }, { replace: true })
        toasts.success({ summary: t`表示「${name}」を削除しました`, action: { label: t`元に戻す`, onClick: undo } })
      })
    },
  }
}
