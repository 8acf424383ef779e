import type { Fields, Values } from '@captain/content-core'
import { useState } from 'react'
import { useContent } from '../../../content-context.tsx'
import { focusField } from '../../../form/focus-path.ts'
import { CONFIRM_THRESHOLD } from '../bulk-actions.ts'
import { editableFields } from './editable-fields.ts'
import { useBulkForm } from './use-bulk-form.ts'

type BulkEdit = {
  /** All fields that can be edited for many records. */
  readonly fields: Fields
  readonly form: ReturnType<typeof useBulkForm>
  /** The fields chosen to change. */
  readonly names: readonly string[]
  readonly isSure: boolean
  /** What stopped the last save: no field chosen, or a large number not confirmed. */
  readonly problem: 'nothing' | 'unsure' | null
  readonly add: (name: string | null) => void
  readonly remove: (name: string) => void
  readonly confirm: (isSure: boolean) => void
  readonly save: () => Promise<void>
}

/** The input of a bulk edit: which fields change to what, and the confirmation of a large number of records. */
export const useBulkEdit = (total: number, onSave: (changes: Values) => void): BulkEdit => {
  const { contentType } = useContent()
  const [fields] = useState(() => editableFields(contentType))
  const form = useBulkForm(fields)
  const [names, setNames] = useState<readonly string[]>([])
  const [isSure, setSure] = useState(false)
  const [problem, setProblem] = useState<BulkEdit['problem']>(null)
  return {
    fields,
    form,
    names,
    isSure,
    problem,
    add: (name) => {
      if (name === null) return
      setNames((now) => [...now, name])
      setProblem(null)
      focusField(form.shared.formId, name)
    },
    remove: (name) => setNames((now) => now.filter((one) => one !== name)),
    confirm: (isConfirmed) => {
      setSure(isConfirmed)
      setProblem(null)
    },
    save: async () => {
      if (names.length === 0) return setProblem('nothing')
      const changes = await form.ready(names)
      if (changes === null) return setProblem(null)
      if (total >= CONFIRM_THRESHOLD && !isSure) return setProblem('unsure')
      return onSave(changes)
    },
  }
}
