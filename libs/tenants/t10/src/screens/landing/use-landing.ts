import type { RecordAnswer, RecordOf } from '@captain/content-core'
import { listOptions, recordOptions, useScope } from '@captain/content-react'
import { useQuery } from '@tanstack/react-query'
import type { landing } from '../../content-types/landing.ts'

export type Landing = RecordAnswer<RecordOf<typeof landing>>

/** Loads the full singleton record. */
export const useLanding = () => {
  const scope = useScope()
  const list = useQuery(listOptions(scope, { limit: 1 }))
  const id = list.data?.items[0]?.id
  const record = useQuery({ ...recordOptions(scope, id ?? ''), enabled: id !== undefined })
  return {
    record: record.data as Landing | undefined,
    error: list.error ?? record.error,
    isFetching: list.isFetching || record.isFetching,
    retry: () => void (id === undefined ? list.refetch() : record.refetch()),
  }
}
