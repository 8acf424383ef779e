import { titleOf } from '@captain/content-core'
import { untypedPath } from '@captain/content-core/kit'
import { useShortcuts, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { useContent } from '../../content-context.tsx'
import { useLabels } from '../../labels.ts'
import { useGoOnAt, useIsStillHere, useNavigateTo } from '../../navigation.tsx'
import { useOfferVerbs } from '../../verbs/use-offer-verbs.ts'
import { useSubject } from '../../verbs/use-subject.ts'
import { isPublishedByTransition } from '../is-published-by-transition.ts'
import { availableTransitions } from '../available-transitions.ts'
import { GoingOnContext } from '../going-on.ts'
import { usePublishing, type Publishing, type RunTransition } from '../publishing/use-publishing.ts'
import { keepWritingView } from '../writing/writing-view.ts'
import { useStepLabels } from '../publishing/use-step-labels.ts'
import { whenAnswered } from '../save/use-leave-guard.ts'
import type { Saving } from '../save/use-save.ts'
import type { RecordForm } from '../use-record-form.ts'

type EditorActions = {
  readonly save: () => void
  readonly runTransition: RunTransition
  readonly publishing: Publishing
}

/** Returns the functions that save and transition the record of a form; also registers them as shortcuts and in the command palette. */
export const useEditorActions = (form: RecordForm, saving: Saving): EditorActions => {
  const { t } = useLingui()
  const { tenant, parent, contentType, locale } = useContent()
  const { typeName } = useLabels()
  const toasts = useToasts()
  const go = useNavigateTo()
  const goOnAt = useGoOnAt()
  const isStillHere = useIsStillHere()
  const goOn = use(GoingOnContext)

  const onCreated = async (id: string) => {
    // Users who have left the form since have another page in view, or on its way.
    await whenAnswered()
    if (!isStillHere()) return
    const hasOwnScreen = contentType.screens.includes('edit')
    const path = untypedPath(tenant, contentType, hasOwnScreen ? 'edit' : 'list', { id, ...(parent !== null && { parent }) })
    if (hasOwnScreen && goOn !== null) {
      goOn(id)
      return goOnAt(path)
    }
    // What was typed since the save is asked about, also what a field has not handed over yet.
    await form.flush().catch(() => undefined)
    if (!isStillHere()) return
    if (hasOwnScreen) keepWritingView()
    await go(path)
  }
  const publishing = usePublishing(form, saving, (id) => void onCreated(id))
  const save = async () => {
    const isNew = form.base().record === null
    const saved = await saving.save()
    if (saved === null || !isNew) return
    const name = titleOf(contentType, saved, locale) || typeName
    toasts.success({ summary: t`「${name}」を作成しました` })
    await onCreated(saved.id)
  }
  const actions: EditorActions = {
    save: () => void save(),
    runTransition: (step, given) => void publishing.run(step, given),
    publishing,
  }

  useShortcuts([
    { keys: 'mod+S', run: actions.save, inInputs: true },
    ...(isPublishedByTransition(contentType)
      ? [{ keys: 'mod+Enter', run: () => actions.runTransition('publish'), inInputs: true, first: true }]
      : []),
  ])
  const isDirty = form.changed.length > 0 || form.isPending
  const labelOf = useStepLabels(form, isDirty)
  const saveVerb = { verb: 'save' as const, label: t`保存する`, keys: ['mod+S'], run: actions.save }
  useOfferVerbs(
    [
      ...(isDirty ? [saveVerb] : []),
      ...availableTransitions(contentType, form.record, isDirty).map((transition) => ({
        verb: transition,
        label: labelOf(transition),
        ...(transition === 'publish' && { keys: ['mod+Enter'] }),
        run: () => actions.runTransition(transition),
      })),
      ...(isDirty ? [] : [saveVerb]),
    ],
    useSubject(form.record),
  )
  return actions
}
