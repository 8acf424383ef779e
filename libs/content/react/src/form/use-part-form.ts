import type { AnyContentType, RecordResponse, Values } from '@captain/content-core'
import { validate } from '@captain/content-core'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { useContent } from '../content-context.tsx'
import { focusPath, leaveField } from './focus-path.ts'
import type { FormShared } from './form-context.ts'
import { createIssueStore, isAt, type VisibleIssue } from './issues/issue-store.ts'
import { createReferenceLabels } from './reference-labels.ts'
import { useFormValues, type FormStore } from './use-form-values.ts'
import { pickValues } from './values/record-values.ts'

export type PartForm = {
  readonly shared: FormShared
  readonly store: FormStore
  all(): Values
  /** Returns the checked values; null if some break the rules of the fields, and then shows which. */
  checked(of: (values: Values) => AnyContentType): Promise<Values | null>
  refuse(issues: readonly Omit<VisibleIssue, 'source'>[]): void
}

/** A few fields apart from the form of a record, with separate issues. `onChange` is called with all values after each change. */
export const usePartForm = (record: RecordResponse, initial: Values, onChange: (values: Values) => void): PartForm => {
  const { contentType } = useContent()
  const formId = useId()
  const store = useFormValues(initial)
  const [issues] = useState(createIssueStore)
  const [known] = useState(() => {
    const made = createReferenceLabels()
    made.addAll(record.included)
    return made
  })
  const [flushes] = useState(() => new Set<() => Promise<void>>())
  const changed = useEffectEvent(onChange)

  useEffect(
    () =>
      store.subscribe((path) => {
        issues.set(issues.get().filter((issue) => path === null || !(isAt(issue, path) || isAt({ path }, issue.path))))
        changed(store.all())
      }),
    [store, issues],
  )

  const shared = useMemo<FormShared>(
    () => ({
      formId,
      contentType,
      recordId: record.id,
      values: store,
      issues,
      known,
      left: () => undefined,
      onFlush: (flush) => {
        flushes.add(flush)
        return () => flushes.delete(flush)
      },
    }),
    [formId, contentType, record.id, store, issues, known, flushes],
  )

  const refuse: PartForm['refuse'] = (found) => {
    issues.set(found.map((issue) => ({ ...issue, source: 'server' })))
    focusPath(formId, issues)
  }
  return {
    shared,
    store,
    all: store.all,
    refuse,
    checked: async (of) => {
      leaveField()
      await Promise.all([...flushes].map((flush) => flush()))
      const part = of(store.all())
      const checked = validate(part, pickValues(store.all(), Object.keys(part.fields)), 'save')
      if (checked.ok) return checked.values
      refuse(checked.issues)
      return null
    },
  }
}
