import type { RecordResponse, RecordOf } from '@captain/content-core'
import { useTenant } from '@captain/content-react'
import { useQuery } from '@tanstack/react-query'
import type { landing } from '../../content-types/landing.ts'
import { tenant } from '../../tenant.ts'

export type Landing = RecordResponse<RecordOf<typeof landing>>

/** Loads the full singleton record. */
export const useLanding = () => {
  const queries = useTenant(tenant).queries.landing
  const list = useQuery(queries.list({ limit: 1 }))
  const id = list.data?.items[0]?.id
  const record = useQuery({ ...queries.record(id ?? ''), enabled: id !== undefined })
  return {
    record: record.data,
    error: list.error ?? record.error,
    isFetching: list.isFetching || record.isFetching,
    retry: () => void (id === undefined ? list.refetch() : record.refetch()),
  }
}
