import { findWarnings, type AnyContentType, type Values } from '@captain/content-core'
import { useEffect, useState } from 'react'
import type { FormStore } from '../use-form-values.ts'
import { createIssueStore, type IssueStore, type ShownIssue } from './issue-store.ts'

const RECHECK_DELAY = 120

export type Warnings = {
  readonly store: IssueStore
  /** Shows what is odd now that a field was left; it may be about another one. */
  left(): void
}

const createWarnings = (type: AnyContentType, getValues: () => Values) => {
  const store = createIssueStore()
  let timer: ReturnType<typeof setTimeout> | undefined
  const find = () => findWarnings(type, getValues()).map((issue): ShownIssue => ({ ...issue, source: 'form' }))
  const all = () => {
    clearTimeout(timer)
    store.set(find())
  }
  const recheck = () => {
    const shown = new Set(store.get().map(({ path }) => path))
    store.set(find().filter(({ path }) => shown.has(path)))
  }
  all()
  return {
    store,
    left: all,
    /** What is typed takes warnings away at most; values from outside are judged at once. */
    changed: (path: string | null) => {
      if (path === null) return all()
      clearTimeout(timer)
      if (store.get().length > 0) timer = setTimeout(recheck, RECHECK_DELAY)
    },
    stop: () => clearTimeout(timer),
  }
}

/** What the declaration finds odd in the values of a form, also in those that it opens with. */
export const useWarnings = (type: AnyContentType, values: FormStore): Warnings => {
  const [warnings] = useState(() => createWarnings(type, values.all))
  useEffect(() => {
    const stop = values.subscribe(warnings.changed)
    return () => {
      stop()
      warnings.stop()
    }
  }, [values, warnings])
  return warnings
}
