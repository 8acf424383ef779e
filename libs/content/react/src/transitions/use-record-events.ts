import type { RecordResponse } from '@captain/content-core'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../content-context.tsx'
import { contentKeys } from '../queries.ts'

/** Reads the newest events of a record, once for all parts of its screen. */
export const useRecordEvents = (record: RecordResponse) => {
  const { tenant, contentType, client } = useContent()
  return useQuery({
    queryKey: [...contentKeys.type(tenant.slug, contentType.name), 'events', record.id, record.lockVersion],
    queryFn: ({ signal }) => client.events(record.id, signal),
  })
}
