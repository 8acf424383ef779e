import { missingForTransition, type RecordResponse } from '@captain/content-core'
import { useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useContent } from '../content-context.tsx'
import { focusPath } from '../form/focus-path.ts'
import type { Saving } from '../form/save/use-save.ts'
import type { RecordForm } from '../form/use-record-form.ts'
import { needsToConfirm } from './needs-to-confirm.ts'
import type { AvailableTransition } from './available-transition.ts'

type Transitions = {
  readonly form: RecordForm
  readonly saving: Saving
  /** Called with a transition that needs confirmation. */
  readonly onConfirm: (step: AvailableTransition) => void
  readonly onDone: (step: AvailableTransition, before: RecordResponse, after: RecordResponse) => void
}

/** Returns a function that saves the form and then runs a transition, or has it confirmed. */
export const useTransitions = ({ form, saving, onConfirm, onDone }: Transitions): ((step: AvailableTransition) => Promise<void>) => {
  const { t } = useLingui()
  const { contentType } = useContent()
  const toasts = useToasts()
  const { store, shared } = form

  /** Shows what the transition still requires, next to the fields. */
  const isReady = (step: AvailableTransition): boolean => {
    const missing = missingForTransition(contentType, step.name, store.all())
    if (missing.length === 0) return true
    shared.issues.set(missing.map((issue) => ({ ...issue, source: 'form' })))
    focusPath(shared.formId, shared.issues)
    return false
  }

  return async (step) => {
    await form.flush()
    const isFree = !needsToConfirm(contentType.workflow)
    if (isFree && !isReady(step)) return
    if (form.changes().length > 0 && (await saving.save()) === null) return
    if (!isFree) return onConfirm(step)
    const before = form.base().record
    const taken = await saving.transition(step.name)
    if (taken === null || before === null) return
    if (taken.isTaken) onDone(step, before, taken.record)
    else {
      toasts.info({
        summary:
          form.authorOf(taken.record) === 'self'
            ? t`別のタブで先に更新しました。画面の内容を確認して、もう一度実行してください。`
            : t`ほかの人が先に更新しました。画面の内容を確認して、もう一度実行してください。`,
      })
    }
  }
}
