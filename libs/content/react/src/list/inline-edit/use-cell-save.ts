import type { AnyField, AnyRecord, Fields } from '@captain/content-core'
import { useRef, useState } from 'react'
import { useContent } from '../../content-context.tsx'
import { useFailureText } from '../../failure-text.ts'
import { focusPath } from '../../form/focus-path.ts'
import type { FormShared } from '../../form/form-context.ts'
import { isAt } from '../../form/issues/issue-store.ts'
import { issuesIn } from '../../form/save/failure.ts'
import { sameJson } from '../../form/values/same-json.ts'
import { useContentCache } from '../../queries.ts'
import { useBulkForm } from '../bulk/edit/use-bulk-form.ts'
import { saveCell } from './save-cell.ts'

type Cell = {
  readonly record: AnyRecord
  readonly name: string
  readonly field: AnyField
  /** Called when the cell is left; `saved` says whether the record changed. */
  readonly onDone: (saved: boolean) => void
}

export type CellSave = {
  readonly shared: FormShared
  readonly isSaving: boolean
  readonly failure: string | null
  /** The record with a value that another user saved since; null without a conflict. */
  readonly theirs: AnyRecord | null
  readonly save: () => void
  /** Saves the user's value on top of theirs. */
  readonly saveMine: () => void
  /** Leaves the cell without a save. */
  readonly cancel: () => void
  readonly takeTheirs: () => void
}

/** Saves one field of one row, at most once at a time, and not after the cell was left. */
export const useCellSave = ({ record, name, field, onDone }: Cell): CellSave => {
  const { client } = useContent()
  const cache = useContentCache()
  const failureText = useFailureText()
  const form = useBulkForm({ [name]: field } satisfies Fields, { [name]: record[name] })
  const [seen, setSeen] = useState(record)
  const [theirs, setTheirs] = useState<AnyRecord | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef(false)
  const isLeft = useRef(false)
  const { formId, issues } = form.shared

  const leave = (saved: boolean) => {
    isLeft.current = true
    onDone(saved)
  }
  const refused = (error: unknown) => {
    const found = issuesIn(error)
    const own = found.filter((issue) => isAt(issue, name))
    issues.set(own.map((issue) => ({ ...issue, source: 'server' })))
    if (own.length < found.length || own.length === 0) setFailure(failureText(error))
    focusPath(formId, issues)
  }
  const saveOn = async (base: AnyRecord) => {
    if (running.current || isLeft.current) return
    running.current = true
    setFailure(null)
    const values = await form.ready([name])
    const isSame = values !== null && sameJson(values[name], base[name])
    if (values === null || isSame) {
      running.current = false
      if (isSame) leave(false)
      return
    }
    setSaving(true)
    try {
      const outcome = await saveCell(client, base, name, values)
      if (outcome.kind === 'saved') {
        await cache.patch((items) => items.map((item) => (item.id === record.id ? { ...item, ...outcome.record } : item)))
        leave(true)
        void cache.saved(outcome.record)
      } else {
        setTheirs(outcome.latest)
      }
    } catch (error) {
      refused(error)
    } finally {
      running.current = false
      setSaving(false)
    }
  }

  return {
    shared: form.shared,
    isSaving,
    failure,
    theirs,
    save: () => void saveOn(seen),
    saveMine: () => {
      if (theirs === null) return
      setSeen(theirs)
      setTheirs(null)
      void saveOn(theirs)
    },
    cancel: () => leave(false),
    takeTheirs: () => {
      leave(false)
      void cache.refresh()
    },
  }
}
