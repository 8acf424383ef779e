import { validate, type RecordResponse, type Values } from '@captain/content-core'
import { useEffect, useId, useMemo, useState } from 'react'
import { useContent } from '../content-context.tsx'
import { focusPath, leaveField } from '../form/focus-path.ts'
import type { FormShared } from '../form/form-context.ts'
import { createIssueStore, isAt, type VisibleIssue } from '../form/issues/issue-store.ts'
import { createReferenceLabels } from '../form/reference-labels.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { pickValues } from '../form/values/record-values.ts'
import { sameValue } from '../form/values/same-value.ts'
import type { AvailableTransition } from './available-transition.ts'
import { NOTE, transitionFormType } from './transition-form-type.ts'

export type TransitionForm = {
  readonly shared: FormShared
  /** The fields that the transition accepts, marked by its current requirements, and a note. */
  readonly part: ReturnType<typeof transitionFormType>
  /** Returns the input of the transition; null if a required value is missing, and then shows which. */
  ready(): Promise<Values | null>
  refuse(issues: readonly Omit<VisibleIssue, 'source'>[]): void
}

/** The small form of one transition: the fields that it accepts, starting with the record's values. */
export const useTransitionForm = (record: RecordResponse, step: AvailableTransition): TransitionForm => {
  const { contentType } = useContent()
  const formId = useId()
  const taken = step.definition.accepts ?? []
  const store = useFormValues({ ...pickValues(record, taken), [NOTE]: null })
  const [issues] = useState(createIssueStore)
  const [known] = useState(() => {
    const made = createReferenceLabels()
    made.addAll(record.included)
    return made
  })
  const [flushes] = useState(() => new Set<() => Promise<void>>())
  const [, setRound] = useState(0)
  const part = transitionFormType(contentType, step, { ...record, ...store.all() })

  useEffect(
    () =>
      store.subscribe((path) => {
        issues.set(issues.get().filter((issue) => path === null || !(isAt(issue, path) || isAt({ path }, issue.path))))
        // The requirements of a transition may depend on its input.
        setRound((round) => round + 1)
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

  const refuse = (found: readonly Omit<VisibleIssue, 'source'>[]) => {
    issues.set(found.map((issue) => ({ ...issue, source: 'server' })))
    focusPath(formId, issues)
  }
  return {
    shared,
    part,
    refuse,
    ready: async () => {
      leaveField()
      await Promise.all([...flushes].map((flush) => flush()))
      const values = store.all()
      const checked = validate(transitionFormType(contentType, step, { ...record, ...values }), values, 'save')
      if (!checked.ok) {
        refuse(checked.issues)
        return null
      }
      const names = Object.keys(values).filter((name) => name !== NOTE && !sameValue(values[name], record[name]))
      return { ...pickValues(checked.values, names), ...(checked.values[NOTE] !== null && { [NOTE]: checked.values[NOTE] }) }
    },
  }
}
