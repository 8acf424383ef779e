import { warningsOf, type AnyContentType, type Values } from '@captain/content-core'
import { useEffect, useState } from 'react'
import type { FormStore } from '../use-form-values.ts'
import { createIssueStore, type IssueStore, type VisibleIssue } from './issue-store.ts'

const RECHECK_DELAY = 120

export type Warnings = {
  readonly store: IssueStore
  /** Shows warnings after a field loses focus; they may concern another field. */
  left(): void
}

const createWarnings = (type: AnyContentType, getValues: () => Values) => {
  const store = createIssueStore()
  let timer: ReturnType<typeof setTimeout> | undefined
  const find = () => warningsOf(type, getValues()).map((issue): VisibleIssue => ({ ...issue, source: 'form' }))
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
    /** Input only removes warnings; values from outside are checked at once. */
    changed: (path: string | null) => {
      if (path === null) return all()
      clearTimeout(timer)
      if (store.get().length > 0) timer = setTimeout(recheck, RECHECK_DELAY)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Returns the declared warnings for the values of a form, including the initial values. */
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
