import type { AnyRecord } from '@captain/content-core'
import { formatDateTime } from '@captain/locale'

/** Who last changed a record, and when. */
export const LastEdit = ({ record }: { readonly record: AnyRecord }) => (
  <span>
    <time dateTime={record.updatedAt}>{formatDateTime(record.updatedAt)}</time> {record.updatedBy?.name}
  </span>
)
