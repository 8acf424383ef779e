import type { RecordResponse, Values } from '@captain/content-core'
import { afterPaint } from '@captain/ui'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useContent } from '../content-context.tsx'
import { useFormDraft } from './drafts/use-form-draft.ts'
import type { Drafting } from './drafts/use-local-draft.ts'
import type { FormShared } from './form-context.ts'
import { createIssueStore } from './issues/issue-store.ts'
import { useChecks, type Checks } from './issues/use-checks.ts'
import { useWarnings } from './issues/use-warnings.ts'
import { createReferenceLabels, type ReferenceLabels } from './reference-labels.ts'
import { useBase, type Base, type FormBase } from './use-base.ts'
import { useFormShared } from './use-form-shared.ts'
import { useFormValues, type FormStore } from './use-form-values.ts'
import { usePending } from './use-pending.ts'
import type { Author } from './save/save-state.ts'
import { rebasedValues } from './values/rebased-values.ts'
import { recordValues } from './values/record-values.ts'
import { sameValue } from './values/same-value.ts'

export type RecordForm = {
  readonly shared: FormShared
  readonly store: FormStore
  readonly checks: Checks
  readonly draft: Drafting
  /** The record as last read or saved; null for one that is not saved yet. */
  readonly record: RecordResponse | null
  /** Names of the fields that differ from it. */
  readonly changed: readonly string[]
  /** Whether an input is pending. */
  readonly isPending: boolean
  /** The same for handlers that outlive a render. */
  hasPending(): boolean
  /** Returns the current base of the form, for handlers that outlive a render. */
  base(): Base
  changes(): readonly string[]
  /** Makes a record the new base. Fields that still equal `sent` take its values; later input stays. */
  rebase(record: RecordResponse, sent: Values): void
  /** Makes a record the new base and puts values on top of it. */
  resetTo(record: RecordResponse, values: Values): void
  discard(): void
  /** Returns who last saved a record: another user, or the account of the form. */
  authorOf(record: RecordResponse): Author
  /** Moves the current input into the form, and waits for pending input. */
  flush(): Promise<void>
}

type Start = { readonly record: RecordResponse | null; readonly values: Values; readonly accountId: string }

/** Labels of the records that the values reference, starting with those included in the record. */
const useKnown = (record: RecordResponse | null): ReferenceLabels => {
  const [known] = useState(() => {
    const created = createReferenceLabels()
    if (record !== null) created.addAll(record.included)
    return created
  })
  return known
}

type Changing = Pick<FormBase, 'compare'> & { readonly store: FormStore; readonly checks: Checks; readonly draft: Drafting }

/**
 * Clears issues, writes the local draft and compares with the base after changes, at most once per frame. The comparison and what it shows,
 * such as the bar of the save, come after the paint of the input.
 */
const useOnChange = ({ store, checks, draft: { touch }, compare }: Changing): void =>
  useEffect(() => {
    let cancel: (() => void) | null = null
    const stop = store.subscribe((path) => {
      if (path !== null) checks.changed(path)
      touch()
      cancel ??= afterPaint(() => {
        cancel = null
        startTransition(compare)
      })
    })
    return () => {
      cancel?.()
      stop()
    }
  }, [store, checks, touch, compare])

/** State of one form: values, base, issues and local draft. */
export const useRecordForm = ({ record: first, values, accountId }: Start): RecordForm => {
  const { contentType } = useContent()
  const store = useFormValues(values)
  const [issues] = useState(createIssueStore)
  const known = useKnown(first)
  const { record, changed, base, changes, setBase, compare } = useBase({ record: first, values }, store)
  const checks = useChecks(contentType, issues, {
    now: store.all,
    before: () => (base().record === null ? null : base().values),
  })
  const warnings = useWarnings(contentType, store)
  // The account that opened the form, so that its input is never attributed to a user who signs in later.
  const [author] = useState(accountId)
  const draft = useFormDraft({ recordId: record?.id ?? null, base, store, known, author })
  const { follow } = draft
  useOnChange({ store, checks, draft, compare })
  const { isPending, has: hasPending, begin: beginPending, stop: stopPending } = usePending(compare)
  const { shared, flush } = useFormShared({ recordId: record?.id ?? null, store, issues, checks, warnings, known, beginPending })

  const actions = useMemo(() => {
    const resetTo = (next: RecordResponse, nextValues: Values) => {
      known.addAll(next.included)
      setBase({ record: next, values: recordValues(contentType, next) })
      if (!sameValue(store.all(), nextValues)) store.replace(nextValues)
      // Input that is newer than the request, which would otherwise stay with the base before, such as that of a new record.
      if (changes().length > 0) follow()
      compare()
    }
    return {
      resetTo,
      rebase: (next: RecordResponse, sent: Values) => resetTo(next, rebasedValues(recordValues(contentType, next), store.all(), sent)),
      authorOf: ({ updatedBy }: RecordResponse): Author => (author !== '' && updatedBy?.id === author ? 'self' : 'others'),
      discard: () => {
        issues.set([])
        stopPending()
        store.replace(base().values)
        compare()
      },
    }
  }, [contentType, known, store, issues, base, changes, follow, setBase, compare, stopPending, author])

  return { shared, store, checks, draft, record, changed, isPending, hasPending, base, changes, flush, ...actions }
}
