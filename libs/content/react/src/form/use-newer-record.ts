import type { RecordResponse } from '@captain/content-core'
import { useEffect } from 'react'
import { useContent } from '../content-context.tsx'
import type { RecordForm } from './use-record-form.ts'
import { recordValues } from './values/record-values.ts'

/** Shows a record that another user saved as soon as it is read, unless the form has unsaved changes. */
export const useNewerRecord = (form: RecordForm, given: RecordResponse | null): void => {
  const { contentType } = useContent()
  useEffect(() => {
    const base = form.base().record
    if (given === null || base === null || form.hasPending()) return
    if (given.lockVersion > base.lockVersion && form.changes().length === 0) form.resetTo(given, recordValues(contentType, given))
  }, [given, contentType, form])
}
