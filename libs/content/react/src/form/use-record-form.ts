import { targetsOf, writableFields, asSecret, type RecordAnswer, type Values } from '@captain/content-core'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useContent } from '../content-context.tsx'
import { draftPlace, type LocalDraft } from './drafts/local-draft.ts'
import { useLocalDraft, type Drafting } from './drafts/use-local-draft.ts'
import { leaveField } from './focus-path.ts'
import type { FormShared } from './form-context.ts'
import { createIssueStore } from './issues/issue-store.ts'
import { useAfterPress } from './issues/use-after-press.ts'
import { useChecks, type Checks } from './issues/use-checks.ts'
import { useWarnings } from './issues/use-warnings.ts'
import { createKnown } from './known.ts'
import { usePending } from './use-pending.ts'
import { useFormValues, type FormStore } from './use-form-values.ts'
import { mergeValues, type Merged } from './values/merge-values.ts'
import { changedNames, pickValues, recordValues } from './values/record-values.ts'
import { sameValue } from './values/same-value.ts'

type Base = { readonly record: RecordAnswer | null; readonly values: Values }

export type RecordForm = {
  readonly shared: FormShared
  readonly store: FormStore
  readonly checks: Checks
  readonly draft: Drafting
  /** The record as last read or saved; null for one that is not saved yet. */
  readonly record: RecordAnswer | null
  /** Names of the fields that differ from it. */
  readonly changed: readonly string[]
  /** Whether something is still on its way into a field. */
  readonly isPending: boolean
  /** The same for handlers that outlive a render. */
  hasPending(): boolean
  /** What the form stands on now, for handlers that outlive a render. */
  base(): Base
  changes(): readonly string[]
  /** Takes a record as the new base; fields that still hold what was `sent` take its values, later typing stays. */
  rebase(record: RecordAnswer, sent: Values): void
  /** Merges what is in the form with a newer record. */
  mergeWith(record: RecordAnswer): Merged
  /** Takes a record as the new base and puts values on top of it. */
  standOn(record: RecordAnswer, values: Values): void
  discard(): void
  /** Who saved a record last: somebody else, or the account that the form is of. */
  authorOf(record: RecordAnswer): 'others' | 'self'
  /** Brings what is being typed at this moment into the form, and waits for what is on its way. */
  flush(): Promise<void>
}

type Start = { readonly record: RecordAnswer | null; readonly values: Values; readonly accountId: string }

/** The state of one form: values, what they are based on, what is wrong with them and the draft kept in the browser. */
export const useRecordForm = ({ record, values, accountId }: Start): RecordForm => {
  const { tenant, parent, contentType } = useContent()
  const formId = useId()
  const store = useFormValues(values)
  const [issues] = useState(createIssueStore)
  const [known] = useState(() => {
    const made = createKnown()
    if (record !== null) made.addAll(record.included)
    return made
  })
  const afterPress = useAfterPress()
  const baseRef = useRef<Base>({ record, values })
  const checks = useChecks(contentType, issues, {
    now: store.all,
    before: () => (baseRef.current.record === null ? null : baseRef.current.values),
  })
  const warnings = useWarnings(contentType, store)
  const [shownRecord, setShownRecord] = useState(record)
  const [changed, setChanged] = useState<readonly string[]>([])

  const recordId = record?.id ?? null
  const currentDraft = useCallback((): LocalDraft | null => {
    const base = baseRef.current
    // A secret is never kept where the next person at the machine could read it.
    const names = changedNames(base.values, store.all()).filter((name) => asSecret(contentType.fields[name]) === null)
    if (names.length === 0) return null
    const kept = { values: pickValues(store.all(), names), base: pickValues(base.values, names) }
    const targets = [kept.values, kept.base].flatMap((values) => targetsOf(writableFields(contentType), values))
    return {
      savedAt: new Date().toISOString(),
      lockVersion: base.record?.lockVersion ?? null,
      ...kept,
      included: known.includedOf(new Set(targets.map(({ id }) => id))),
    }
  }, [store, contentType, known])
  // Of the account that opened the form: what it typed never comes under the name of somebody who signs in meanwhile.
  const [author] = useState(accountId)
  // What was typed under one record is not offered under another.
  const screen = parent === null ? contentType.name : `${contentType.name}/${parent}`
  const place = useCallback(
    () => (author === '' ? null : draftPlace(author, tenant.slug, screen, baseRef.current.record?.id ?? null)),
    [author, tenant.slug, screen],
  )
  const draft = useLocalDraft({ place, current: currentDraft })

  const compare = useCallback(() => {
    const names = changedNames(baseRef.current.values, store.all())
    setChanged((shown) => (sameValue(shown, names) ? shown : names))
  }, [store])

  const { touch } = draft
  useEffect(() => {
    let frame = 0
    const stop = store.subscribe((path) => {
      if (path !== null) checks.changed(path)
      touch()
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(compare)
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [store, checks, touch, compare])

  const { isPending, has: hasPending, begin: beginPending, stop: stopPending } = usePending(compare)
  const [flushes] = useState(() => new Set<() => Promise<void>>())
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
      onFlush: (flush) => {
        flushes.add(flush)
        return () => flushes.delete(flush)
      },
      pending: beginPending,
    }),
    [formId, contentType, recordId, store, issues, warnings, known, checks, flushes, afterPress, beginPending],
  )

  const acts = useMemo(() => {
    const standOn = (next: RecordAnswer, nextValues: Values) => {
      known.addAll(next.included)
      baseRef.current = { record: next, values: recordValues(contentType, next) }
      setShownRecord(next)
      if (!sameValue(store.all(), nextValues)) store.replace(nextValues)
      compare()
    }
    return {
      standOn,
      flush: async () => {
        leaveField()
        await Promise.all([...flushes].map((flush) => flush()))
      },
      base: () => baseRef.current,
      changes: () => changedNames(baseRef.current.values, store.all()),
      rebase: (next: RecordAnswer, sent: Values) => {
        const typed = store.all()
        const fresh = recordValues(contentType, next)
        standOn(
          next,
          Object.fromEntries(Object.keys(fresh).map((name) => [name, sameValue(typed[name], sent[name]) ? fresh[name] : typed[name]])),
        )
      },
      mergeWith: (next: RecordAnswer) => {
        known.addAll(next.included)
        return mergeValues(writableFields(contentType), {
          base: baseRef.current.values,
          theirs: recordValues(contentType, next),
          mine: store.all(),
        })
      },
      authorOf: ({ updatedBy }: RecordAnswer) => (author !== '' && updatedBy?.id === author ? ('self' as const) : ('others' as const)),
      discard: () => {
        issues.set([])
        stopPending()
        store.replace(baseRef.current.values)
        compare()
      },
    }
  }, [contentType, known, store, issues, compare, flushes, stopPending, author])

  return { shared, store, checks, draft, record: shownRecord, changed, isPending, hasPending, ...acts }
}
