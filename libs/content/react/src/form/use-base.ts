import type { RecordResponse, Values } from '@captain/content-core'
import { useState } from 'react'
import type { FormStore } from './use-form-values.ts'
import { changedNames } from './values/record-values.ts'
import { sameValue } from './values/same-value.ts'

/** What a form is based on: a record as last read or saved, and its values. No record if it is not saved yet. */
export type Base = { readonly record: RecordResponse | null; readonly values: Values }

export type FormBase = {
  /** The record of the base, for rendering. */
  readonly record: RecordResponse | null
  /** Names of the fields that differ from the base, for rendering. */
  readonly changed: readonly string[]
  /** The base, for handlers that outlive a render. */
  base(): Base
  /** Names of the fields that differ from the base, for handlers that outlive a render. */
  changes(): readonly string[]
  setBase(base: Base): void
  /** Renders `changed` again if it is stale. */
  compare(): void
}

/** The base of a form and the differences of its values. The functions stay the same for the life of the form. */
export const useBase = (start: Base, store: FormStore): FormBase => {
  const [record, setRecord] = useState(start.record)
  const [changed, setChanged] = useState<readonly string[]>([])
  const [handlers] = useState(() => {
    let base = start
    let shown: readonly string[] = []
    const changes = () => changedNames(base.values, store.all())
    return {
      base: () => base,
      changes,
      setBase: (next: Base) => {
        base = next
        setRecord(next.record)
      },
      compare: () => {
        const names = changes()
        // A setter may render although nothing changes.
        if (sameValue(shown, names)) return
        shown = names
        setChanged(names)
      },
    }
  })
  return { record, changed, ...handlers }
}
