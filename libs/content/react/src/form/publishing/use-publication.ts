import { currentClock, type RecordResponse } from '@captain/content-core'
import { useContent } from '../../content-context.tsx'
import { useForm } from '../form-context.ts'
import { timesOf, type Publication } from './publication.ts'

/** Returns what publishing depends on, with start and end as the form has them now. */
export const usePublication = (record: RecordResponse | null, isDirty: boolean): Publication => {
  const { contentType } = useContent()
  const { values } = useForm()
  const entered = timesOf({ publishFrom: values.useValue('publishFrom'), publishUntil: values.useValue('publishUntil') })
  return { workflow: contentType.workflow, record, entered, isDirty, now: currentClock().now }
}
