import type { RecordResponse, Values } from '@captain/content-core'
import { useShortcuts } from '@captain/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useLeaveGuard } from '../form/save/use-leave-guard.ts'
import type { OpenConflict } from '../form/save/saving-states.ts'
import { useSave } from '../form/save/use-save.ts'
import { useVisibleState } from '../form/save/use-visible-state.ts'
import { useTransitionLabels } from '../form/save/transition-labels.ts'
import { useNewerRecord } from '../form/use-newer-record.ts'
import { useRecordForm, type RecordForm } from '../form/use-record-form.ts'
import { recordValues } from '../form/values/record-values.ts'
import { useContentCache } from '../queries.ts'
import { useOfferVerbs } from '../verbs/use-offer-verbs.ts'
import { useSubject } from '../verbs/use-subject.ts'
import { availableTransitionsFor, type AvailableTransition } from './available-transition.ts'
import type { Handling } from './transition-context.ts'
import { useDoneToast } from './use-done-toast.ts'
import { useTransitions } from './use-transitions.ts'

export type HandlingState = {
  readonly handling: Handling
  readonly form: RecordForm
  readonly conflict: OpenConflict | null
  readonly resolve: (values: Values) => Promise<unknown>
  readonly postpone: () => void
  /** The transition whose small form is open. */
  readonly requestedTransition: AvailableTransition | null
  readonly answer: {
    readonly close: () => void
    readonly taken: (record: RecordResponse, step: AvailableTransition) => void
    readonly reread: () => Promise<RecordResponse>
  }
}

/** Handles a submission: its fields, its transitions, and concurrent changes by other users. */
export const useHandling = (given: RecordResponse, accountId: string): HandlingState => {
  const { t } = useLingui()
  const { contentType, client, role, canWrite } = useContent()
  const cache = useContentCache()
  const words = useTransitionLabels()
  const [values] = useState(() => recordValues(contentType, given))
  const showDone = useDoneToast()
  const form = useRecordForm({ record: given, values, accountId })
  const saving = useSave(form)
  const state = useVisibleState(saving.state, form.shared.issues)
  const [requestedTransition, setAsked] = useState<AvailableTransition | null>(null)
  const record = form.record ?? given
  const isDirty = form.changed.length > 0
  const { store, shared } = form

  useNewerRecord(form, given)

  const save = async () => {
    await saving.save()
  }
  useLeaveGuard(() => form.changes().length > 0, form.hasPending)
  useShortcuts(canWrite ? [{ keys: 'mod+S', run: () => void save(), inInputs: true }] : [])

  const take = useTransitions({ form, saving, onConfirm: setAsked, onDone: showDone })
  const steps = availableTransitionsFor(contentType, record.status ?? 'draft', role)
  const isFree = canWrite && state.kind !== 'saving'
  useOfferVerbs(
    isFree
      ? [
          ...steps.map((step) => ({ verb: step.name, label: words[step.name].label, run: () => void take(step) })),
          { verb: 'save', label: t`保存する`, keys: ['mod+S'], run: () => void save() },
        ]
      : [],
    useSubject(record),
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
    requestedTransition,
    answer: {
      close: () => setAsked(null),
      taken: (after, step) => {
        showDone(step, record, after)
        setAsked(null)
        form.resetTo(after, recordValues(contentType, after))
        void cache.saved(after)
      },
      reread: async () => {
        const newer = await client.get(record.id)
        form.resetTo(newer, recordValues(contentType, newer))
        await cache.saved(newer)
        return newer
      },
    },
  }
}
