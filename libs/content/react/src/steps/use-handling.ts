import type { RecordAnswer, Values } from '@captain/content-core'
import { useOfferActs, useShortcuts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useLeaveGuard } from '../form/save/use-leave-guard.ts'
import type { OpenConflict } from '../form/save/saving-states.ts'
import { useSave } from '../form/save/use-save.ts'
import { useShownState } from '../form/save/use-shown-state.ts'
import { useStepWords } from '../form/save/step-words.ts'
import { useNewerRecord } from '../form/use-newer-record.ts'
import { useRecordForm, type RecordForm } from '../form/use-record-form.ts'
import { recordValues } from '../form/values/record-values.ts'
import { useContentCache } from '../queries.ts'
import { openSteps, type OpenStep } from './open-step.ts'
import type { Handling } from './step-context.ts'
import { useDoneToast } from './use-done-toast.ts'
import { useTransitions } from './use-transitions.ts'

export type HandlingState = {
  readonly handling: Handling
  readonly form: RecordForm
  readonly conflict: OpenConflict | null
  readonly resolve: (values: Values) => Promise<unknown>
  readonly postpone: () => void
  /** The transition whose small form is open. */
  readonly asked: OpenStep | null
  readonly answer: {
    readonly close: () => void
    readonly taken: (record: RecordAnswer) => void
    readonly reread: () => Promise<RecordAnswer>
  }
}

/** Handles a submission: its fields, its transitions, and concurrent changes by other users. */
export const useHandling = (given: RecordAnswer, accountId: string): HandlingState => {
  const { t } = useLingui()
  const { contentType, client, role, canWrite } = useContent()
  const cache = useContentCache()
  const words = useStepWords()
  const [values] = useState(() => recordValues(contentType, given))
  const showDone = useDoneToast()
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

  const take = useTransitions({ form, saving, onConfirm: setAsked, onDone: showDone })
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
        if (asked !== null) showDone(asked, record, after)
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
