import type { FieldIssue } from '@captain/content-core'
import { useCallbackRef } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { createIssueStore, type IssueStore } from '../form/issues/issue-store.ts'
import type { FormStore } from '../form/use-form-values.ts'

/** Milliseconds without a key after which a warning appears: the dialog may close before its field is left. */
const PAUSE_MS = 400

type TypedWarnings = { readonly store: IssueStore; readonly show: () => void }

/** The warnings of a small form, which appear while the user types in it. */
export const useTypedWarnings = (values: FormStore, find: () => readonly FieldIssue[]): TypedWarnings => {
  const [store] = useState(createIssueStore)
  const show = useCallbackRef(() => store.set(find().map((issue) => ({ ...issue, source: 'form' }))))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = values.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(show, PAUSE_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [values, show])
  return { store, show }
}
