import { warningsOf, type RecordResponse, type Values } from '@captain/content-core'
import { useMemo, useState } from 'react'
import { useContent } from '../content-context.tsx'
import type { FormShared } from '../form/form-context.ts'
import type { VisibleIssue } from '../form/issues/issue-store.ts'
import { usePartForm } from '../form/use-part-form.ts'
import { pickValues } from '../form/values/record-values.ts'
import { sameValue } from '../form/values/same-value.ts'
import type { AvailableTransition } from './available-transition.ts'
import { askedIn, NOTE, transitionFormType } from './transition-form-type.ts'
import { useTypedWarnings } from './use-typed-warnings.ts'

/** The transitions of an act: those that it may have, and those that the user has chosen. */
type Sequence = {
  readonly all: readonly AvailableTransition[]
  readonly chosen: readonly AvailableTransition[]
  /** Fields for which the form does not ask on this screen. */
  readonly omits: readonly string[]
}

export type TransitionForm = {
  readonly shared: FormShared
  /** The fields for which the transitions ask, marked by their current requirements, and a note. */
  readonly part: ReturnType<typeof transitionFormType>
  /** Returns the input of the act; null if a required value is missing, and then shows which. */
  ready(): Promise<Values | null>
  refuse(issues: readonly Omit<VisibleIssue, 'source'>[]): void
}

/** The small form of an act: the fields for which its transitions ask, starting with the record's values. */
export const useTransitionForm = (record: RecordResponse, { all, chosen, omits }: Sequence): TransitionForm => {
  const { contentType } = useContent()
  const names = all.map(({ name }) => name)
  const [, setRound] = useState(0)
  // The requirements of a transition may depend on its input.
  const form = usePartForm(record, { ...pickValues(record, askedIn(contentType, names, record)), [NOTE]: null }, () =>
    setRound((round) => round + 1),
  )
  const typeOf = (values: Values) => transitionFormType(contentType, chosen, { ...record, ...values }, omits)
  // Warnings may compare a field with others of the record.
  const warnings = useTypedWarnings(form.store, () => {
    const current = { ...record, ...form.all() }
    return warningsOf({ ...contentType, warnings: typeOf(form.all()).warnings }, pickValues(current, Object.keys(contentType.fields)))
  })
  const shared = useMemo<FormShared>(
    () => ({ ...form.shared, warnings: warnings.store, left: warnings.show }),
    [form.shared, warnings.store, warnings.show],
  )
  return {
    shared,
    part: typeOf(form.all()),
    refuse: form.refuse,
    ready: async () => {
      const values = await form.checked(typeOf)
      if (values === null) return null
      const given = form.all()
      const changed = Object.keys(values).filter((name) => name !== NOTE && !sameValue(given[name], record[name]))
      return { ...pickValues(values, changed), ...(values[NOTE] !== null && { [NOTE]: values[NOTE] }) }
    },
  }
}
