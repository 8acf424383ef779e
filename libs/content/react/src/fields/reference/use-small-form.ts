import type { AnyContentType, Values } from '@captain/content-core'
import { useId, useMemo, useState } from 'react'
import type { FormShared } from '../../form/form-context.ts'
import { createIssueStore, type IssueStore } from '../../form/issues/issue-store.ts'
import { useChecks, type Checks } from '../../form/issues/use-checks.ts'
import { useWarnings } from '../../form/issues/use-warnings.ts'
import { createReferenceLabels } from '../../form/reference-labels.ts'
import { useFormValues, type FormStore } from '../../form/use-form-values.ts'

type SmallForm = {
  readonly shared: FormShared
  readonly store: FormStore
  readonly checks: Checks
  readonly issues: IssueStore
  /** Moves input that is being typed into the form. */
  readonly flush: () => Promise<unknown>
}

/** Form of a new record without local draft and without merging, for example in a dialog. */
export const useSmallForm = (type: AnyContentType, start: Values): SmallForm => {
  const formId = useId()
  const store = useFormValues(start)
  const [issues] = useState(createIssueStore)
  const [known] = useState(createReferenceLabels)
  const [flushes] = useState(() => new Set<() => Promise<void>>())
  const checks = useChecks(type, issues, { now: store.all, before: () => null })
  const warnings = useWarnings(type, store)
  const shared = useMemo<FormShared>(
    () => ({
      formId,
      contentType: type,
      recordId: null,
      values: {
        ...store,
        set: (path, value) => {
          store.set(path, value)
          checks.changed(path)
        },
      },
      issues,
      warnings: warnings.store,
      known,
      left: (path) => {
        checks.left(path)
        warnings.left()
      },
      onFlush: (flush) => {
        flushes.add(flush)
        return () => flushes.delete(flush)
      },
    }),
    [formId, type, store, issues, warnings, known, checks, flushes],
  )
  return { shared, store, checks, issues, flush: () => Promise.all([...flushes].map((flush) => flush())) }
}
