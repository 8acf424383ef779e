import { missingForStep, titleOf, workflowOf, type RecordAnswer, type Values, type Workflow } from '@captain/content-core'
import { useOfferActs, useShortcuts, useToasts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useFailureText } from '../failure-text.ts'
import { focusPath } from '../form/focus-path.ts'
import { useLeaveGuard } from '../form/save/use-leave-guard.ts'
import type { OpenConflict } from '../form/save/saving-states.ts'
import { useSave } from '../form/save/use-save.ts'
import { useShownState } from '../form/save/use-shown-state.ts'
import { useStepWords } from '../form/save/step-words.ts'
import { useNewerRecord } from '../form/use-newer-record.ts'
import { useRecordForm, type RecordForm } from '../form/use-record-form.ts'
import { recordValues } from '../form/values/record-values.ts'
import { useLabels } from '../labels.ts'
import { useContentCache } from '../queries.ts'
import { openSteps, stepBack, type OpenStep } from './open-step.ts'
import type { Handling } from './step-context.ts'

export type HandlingState = {
  readonly handling: Handling
  readonly form: RecordForm
  readonly conflict: OpenConflict | null
  readonly resolve: (values: Values) => Promise<unknown>
  readonly postpone: () => void
  /** The step that waits for its small form. */
  readonly asked: OpenStep | null
  readonly answer: {
    readonly close: () => void
    readonly taken: (record: RecordAnswer) => void
    readonly reread: () => Promise<RecordAnswer>
  }
}

/** Messages are moved about freely; a step of anything else does something outside, so it is asked about first. */
const isAsked = (workflow: Workflow): boolean => workflowOf(workflow).handling !== 'reversible'

/** Handles a record that came from outside: its fields, its steps, and what others do to it meanwhile. */
export const useHandling = (given: RecordAnswer, accountId: string): HandlingState => {
  const { t } = useLingui()
  const { contentType, client, locale, role, canWrite } = useContent()
  const { typeName } = useLabels()
  const cache = useContentCache()
  const toasts = useToasts()
  const describe = useFailureText()
  const words = useStepWords()
  const [values] = useState(() => recordValues(contentType, given))
  const form = useRecordForm({ record: given, values, accountId })
  const saving = useSave(form)
  const state = useShownState(saving.state, form.shared.issues)
  const [asked, setAsked] = useState<OpenStep | null>(null)
  const record = form.record ?? given
  const isDirty = form.changed.length > 0
  const { store, shared } = form

  useNewerRecord(form, given)

  const save = async () => {
    await saving.save()
  }
  useLeaveGuard(() => form.changes().length > 0, form.hasPending)
  useShortcuts(canWrite ? [{ keys: 'mod+S', act: () => void save(), inInputs: true }] : [])

  const tell = (step: OpenStep, before: RecordAnswer, after: RecordAnswer) => {
    const title = titleOf(contentType, after, locale) || typeName
    const back = stepBack(contentType, after.status ?? 'draft', before.status ?? 'draft')
    const undo = async () => {
      try {
        if (back !== null) await cache.saved(await client.transition(after.id, after.lockVersion, back))
      } catch (failure) {
        toasts.error({ summary: t`元に戻せませんでした`, detail: describe(failure) })
      }
    }
    const isUndone = back !== null && !isAsked(contentType.workflow)
    toasts.success({ summary: words[step.name].done(title), ...(isUndone && { action: { label: t`元に戻す`, act: undo } }) })
  }

  /** Shows beside their fields what the step still needs. */
  const isReady = (step: OpenStep): boolean => {
    const missing = missingForStep(contentType, step.name, store.all())
    if (missing.length === 0) return true
    shared.issues.set(missing.map((issue) => ({ ...issue, source: 'form' })))
    focusPath(shared.formId, shared.issues)
    return false
  }

  const take = async (step: OpenStep): Promise<void> => {
    await form.flush()
    const isFree = !isAsked(contentType.workflow)
    if (isFree && !isReady(step)) return
    if (form.changes().length > 0 && (await saving.save()) === null) return
    if (!isFree) return setAsked(step)
    const before = form.base().record
    const taken = await saving.transition(step.name)
    if (taken === null || before === null) return
    if (taken.isTaken) tell(step, before, taken.record)
    else {
      toasts.info({
        summary:
          form.authorOf(taken.record) === 'self'
            ? t`別のタブで先に更新しました。画面の内容を確認して、もう一度実行してください。`
            : t`ほかの人が先に更新しました。画面の内容を確認して、もう一度実行してください。`,
      })
    }
  }

  const steps = openSteps(contentType, record.status ?? 'draft', role)
  const isFree = canWrite && state.kind !== 'saving'
  useOfferActs(
    isFree
      ? [
          { does: t`保存する`, keys: ['mod+S'], act: () => void save() },
          ...steps.map((step) => ({ does: words[step.name].label, act: () => void take(step) })),
        ]
      : [],
  )

  return {
    handling: {
      record,
      formId: shared.formId,
      store,
      issues: shared.issues,
      state,
      isDirty,
      steps,
      save,
      discard: form.discard,
      take,
    },
    form,
    conflict: saving.conflict,
    resolve: saving.resolve,
    postpone: saving.postpone,
    asked,
    answer: {
      close: () => setAsked(null),
      taken: (after) => {
        if (asked !== null) tell(asked, record, after)
        setAsked(null)
        form.standOn(after, recordValues(contentType, after))
        void cache.saved(after)
      },
      reread: async () => {
        const newer = await client.get(record.id)
        form.standOn(newer, recordValues(contentType, newer))
        await cache.saved(newer)
        return newer
      },
    },
  }
}
