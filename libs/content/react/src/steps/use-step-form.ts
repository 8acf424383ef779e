import { validate, type RecordAnswer, type Values } from '@captain/content-core'
import { useEffect, useId, useMemo, useState } from 'react'
import { useContent } from '../content-context.tsx'
import { focusPath, leaveField } from '../form/focus-path.ts'
import type { FormShared } from '../form/form-context.ts'
import { createIssueStore, isAt, type ShownIssue } from '../form/issues/issue-store.ts'
import { createKnown } from '../form/known.ts'
import { useFormValues } from '../form/use-form-values.ts'
import { pickValues } from '../form/values/record-values.ts'
import { sameValue } from '../form/values/same-value.ts'
import type { OpenStep } from './open-step.ts'
import { NOTE, stepPart } from './step-part.ts'

export type StepForm = {
  readonly shared: FormShared
  /** The fields that the transition accepts, marked by its current requirements, and a note. */
  readonly part: ReturnType<typeof stepPart>
  /** Returns the input of the transition; null if a required value is missing, and then shows which. */
  ready(): Promise<Values | null>
  refuse(issues: readonly Omit<ShownIssue, 'source'>[]): void
}

/** The small form of one transition: the fields that it accepts, starting with the record's values. */
export const useStepForm = (record: RecordAnswer, step: OpenStep): StepForm => {
  const { contentType } = useContent()
  const formId = useId()
  const taken = step.definition.takes ?? []
  const store = useFormValues({ ...pickValues(record, taken), [NOTE]: null })
  const [issues] = useState(createIssueStore)
  const [known] = useState(() => {
    const made = createKnown()
    made.addAll(record.included)
    return made
  })
  const [flushes] = useState(() => new Set<() => Promise<void>>())
  const [, setRound] = useState(0)
  const part = stepPart(contentType, step, { ...record, ...store.all() })

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

  const refuse = (found: readonly Omit<ShownIssue, 'source'>[]) => {
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
      const checked = validate(stepPart(contentType, step, { ...record, ...values }), values, 'save')
      if (!checked.ok) {
        refuse(checked.issues)
        return null
      }
      const names = Object.keys(values).filter((name) => name !== NOTE && !sameValue(values[name], record[name]))
      return { ...pickValues(checked.values, names), ...(checked.values[NOTE] !== null && { [NOTE]: checked.values[NOTE] }) }
    },
  }
}
