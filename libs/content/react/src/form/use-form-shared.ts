import { useId, useMemo, useState } from 'react'
import { useContent } from '../content-context.tsx'
import { leaveField } from './focus-path.ts'
import type { FormShared } from './form-context.ts'
import type { IssueStore } from './issues/issue-store.ts'
import { useAfterPress } from './issues/use-after-press.ts'
import type { Checks } from './issues/use-checks.ts'
import type { Warnings } from './issues/use-warnings.ts'
import type { ReferenceLabels } from './reference-labels.ts'
import type { FormStore } from './use-form-values.ts'
import type { Pending } from './use-pending.ts'

type SharedParts = {
  readonly recordId: string | null
  readonly store: FormStore
  readonly issues: IssueStore
  readonly checks: Checks
  readonly warnings: Warnings
  readonly known: ReferenceLabels
  readonly beginPending: Pending['begin']
}

type SharedForm = {
  readonly shared: FormShared
  /** Moves the current input into the form, and waits for pending input. */
  flush(): Promise<void>
}

/** Creates what the fields of one form share, and the flush of all fields that registered one. */
export const useFormShared = ({ recordId, store, issues, checks, warnings, known, beginPending }: SharedParts): SharedForm => {
  const { contentType } = useContent()
  const formId = useId()
  const afterPress = useAfterPress()
  const [flushes] = useState(() => new Set<() => Promise<void>>())
  const [flush] = useState(() => async () => {
    leaveField()
    await Promise.all([...flushes].map((flushField) => flushField()))
  })
  const shared = useMemo<FormShared>(
    () => ({
      formId,
      contentType,
      recordId,
      values: store,
      issues,
      warnings: warnings.store,
      known,
      left: (path) =>
        afterPress(() => {
          checks.left(path)
          warnings.left()
        }),
      onFlush: (flushField) => {
        flushes.add(flushField)
        return () => flushes.delete(flushField)
      },
      pending: beginPending,
    }),
    [formId, contentType, recordId, store, issues, warnings, known, checks, flushes, afterPress, beginPending],
  )
  return { shared, flush }
}
