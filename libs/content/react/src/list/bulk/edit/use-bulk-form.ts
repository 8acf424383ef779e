import { emptyValue, isPrice, validate, type AnyContentType, type AnyField, type Fields, type Values } from '@captain/content-core'
import { isObject } from '@captain/validation'
import { useEffect, useId, useMemo, useState } from 'react'
import { useContent } from '../../../content-context.tsx'
import { focusPath, leaveField } from '../../../form/focus-path.ts'
import type { FormShared } from '../../../form/form-context.ts'
import { createIssueStore, isAt } from '../../../form/issues/issue-store.ts'
import { createReferenceLabels } from '../../../form/reference-labels.ts'
import { useFormValues, type FormStore } from '../../../form/use-form-values.ts'
import { pickValues } from '../../../form/values/record-values.ts'

/** Returns checked values without the default tax of prices whose tax the form leaves as it is. */
const withoutDefaultTax = (fields: Fields, checked: Values, sent: Values): Values =>
  Object.fromEntries(
    Object.entries(checked).map(([name, value]) => {
      const field = fields[name]
      const given = sent[name]
      if (field === undefined || !isPrice(field) || !isObject(given) || !isObject(value)) return [name, value]
      return [name, Object.fromEntries(Object.entries(value).filter(([part]) => part in given))]
    }),
  )

/** Whether the value is the tax of a price without its amount: that of each record stays, which only the server knows. */
export const isTaxAlone = (field: AnyField | undefined, value: unknown): boolean =>
  field !== undefined && isPrice(field) && isObject(value) && !('amount' in value)

export type BulkForm = {
  readonly shared: FormShared
  /** The values as entered, for what shows them next to the fields. */
  readonly store: FormStore
  /** Returns the checked values of some fields; null if one is invalid, and then shows why. */
  ready(names: readonly string[]): Promise<Values | null>
}

/** Form of some fields of the current type. It starts empty by default, for bulk edit, or with the values of a row. */
export const useBulkForm = (fields: Fields, start: Values = {}): BulkForm => {
  const { contentType } = useContent()
  const formId = useId()
  const store = useFormValues(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, start[name] ?? emptyValue(field)])))
  const [issues] = useState(createIssueStore)
  const [warnings] = useState(createIssueStore)
  const [known] = useState(createReferenceLabels)
  const [flushes] = useState(() => new Set<() => Promise<void>>())

  useEffect(
    () =>
      store.subscribe((path) =>
        issues.set(issues.get().filter((issue) => path === null || !(isAt(issue, path) || isAt({ path }, issue.path)))),
      ),
    [store, issues],
  )
  const shared = useMemo<FormShared>(
    () => ({
      formId,
      contentType,
      recordId: null,
      values: store,
      issues,
      warnings,
      known,
      left: () => undefined,
      onFlush: (flush) => {
        flushes.add(flush)
        return () => flushes.delete(flush)
      },
    }),
    [formId, contentType, store, issues, warnings, known, flushes],
  )
  return {
    shared,
    store,
    ready: async (names) => {
      leaveField()
      await Promise.all([...flushes].map((flush) => flush()))
      const sent = pickValues(store.all(), names)
      const alone = names.filter((name) => isTaxAlone(fields[name], sent[name]))
      const whole = names.filter((name) => !alone.includes(name))
      // Cross-field checks need full records, which only the server has.
      const part: AnyContentType = {
        ...contentType,
        fields: Object.fromEntries(Object.entries(fields).filter(([name]) => whole.includes(name))),
        checks: [],
        warnings: [],
      }
      const checked = validate(part, pickValues(sent, whole), 'save')
      if (checked.ok) return { ...withoutDefaultTax(fields, checked.values, sent), ...pickValues(sent, alone) }
      issues.set(checked.issues.map((issue) => ({ ...issue, source: 'form' })))
      focusPath(formId, issues)
      return null
    },
  }
}
