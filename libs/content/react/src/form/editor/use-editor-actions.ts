import { titleOf, type Transition } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { useProvidePageActions, useShortcuts, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { useNavigateTo } from '../../navigation.tsx'
import { isPublishedByTransition } from '../is-published-by-transition.ts'
import { availableTransitions } from '../available-transitions.ts'
import { useTransitionLabels } from '../save/transition-labels.ts'
import { usePublishing } from '../save/use-publishing.tsx'
import type { Saving } from '../save/use-save.ts'
import type { RecordForm } from '../use-record-form.ts'

type EditorActions = { readonly save: () => void; readonly runTransition: (transition: Transition) => void }

/** Returns the functions that save and transition the record of a form; also registers them as shortcuts and in the command palette. */
export const useEditorActions = (form: RecordForm, saving: Saving): EditorActions => {
  const { t } = useLingui()
  const { tenant, parent, contentType, locale } = useContent()
  const { typeName } = useLabels()
  const toasts = useToasts()
  const words = useTransitionLabels()
  const go = useNavigateTo()

  const onCreated = (id: string) =>
    void go(
      untypedPath(tenant, contentType, contentType.screens.includes('edit') ? 'edit' : 'list', { id, ...(parent !== null && { parent }) }),
    )
  const publish = usePublishing(form, saving, onCreated)
  const save = async () => {
    const isNew = form.base().record === null
    const saved = await saving.save()
    if (saved === null || !isNew) return
    const name = titleOf(contentType, saved, locale) || typeName
    toasts.success({ summary: t`「${name}」を作成しました` })
    onCreated(saved.id)
  }
  const actions: EditorActions = { save: () => void save(), runTransition: (transition) => void publish(transition) }

  useShortcuts([
    { keys: 'mod+S', run: actions.save, inInputs: true },
    ...(isPublishedByTransition(contentType)
      ? [{ keys: 'mod+Enter', run: () => actions.runTransition('publish'), inInputs: true, first: true }]
      : []),
  ])
  const isDirty = form.changed.length > 0 || form.isPending
  useProvidePageActions([
    { does: t`保存する`, keys: ['mod+S'], run: actions.save },
    ...availableTransitions(contentType, form.record, isDirty).map((transition) => ({
      does: words[transition].label,
      ...(transition === 'publish' && { keys: ['mod+Enter'] }),
      run: () => actions.runTransition(transition),
    })),
  ])
  return actions
}
