import { emptyValue, validate, type AnyContentType, type Fields, type Values } from '@captain/content-core'
import { useEffect, useId, useMemo, useState } from 'react'
import { useContent } from '../../../content-context.tsx'
import { focusPath, leaveField } from '../../../form/focus-path.ts'
import type { FormShared } from '../../../form/form-context.ts'
import { createIssueStore, isAt } from '../../../form/issues/issue-store.ts'
import { createReferenceLabels } from '../../../form/reference-labels.ts'
import { useFormValues } from '../../../form/use-form-values.ts'
import { pickValues } from '../../../form/values/record-values.ts'

export type BulkForm = {
  readonly shared: FormShared
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
    ready: async (names) => {
      leaveField()
      await Promise.all([...flushes].map((flush) => flush()))
      // Cross-field checks need full records, which only the server has.
      const part: AnyContentType = {
        ...contentType,
        fields: Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))),
        checks: [],
        warnings: [],
      }
      const checked = validate(part, pickValues(store.all(), names), 'save')
      if (checked.ok) return checked.values
      issues.set(checked.issues.map((issue) => ({ ...issue, source: 'form' })))
      focusPath(formId, issues)
      return null
    },
  }
}
