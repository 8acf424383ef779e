import type { AnyRecord } from '@captain/content-core'
import { formatInstant } from '../../fields/format-time.ts'

/** Who changed a record last, and when. */
export const LastEdit = ({ record }: { readonly record: AnyRecord }) => (
  <span>
    <time dateTime={record.updatedAt}>{formatInstant(record.updatedAt)}</time> {record.updatedBy?.name}
  </span>
)
