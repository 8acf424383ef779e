import type { AdminPage, AuditEvent } from '@captain/auth-core'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../../api.ts'
import { queryOfList, type AdminList } from '../list-address.ts'

const PATH = '/api/v1/admin/audit-events'

const DAYS = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/

/** Returns whether a text is a period of days. Either end may be open. */
export const isPeriod = (value: string): boolean => DAYS.test(value) && value !== '..'

/** Returns the log's query parameters for the server, where a period is two parameters. */
export const queryOfEvents = (list: AdminList): Readonly<Record<string, string>> => {
  const { at = '', ...filters } = list.filters
  const [from = '', until = ''] = at.split('..')
  return queryOfList({ ...list, filters: { ...filters, ...(from !== '' && { from }), ...(until !== '' && { until }) } })
}

/** Query of a page of the audit log. The previous page stays until the response arrives. */
export const eventsQuery = (list: AdminList) =>
  queryOptions({
    queryKey: ['admin', 'audit', list],
    queryFn: ({ signal }) =>
      http.get<AdminPage<AuditEvent>>(PATH, { signal, query: { ...queryOfEvents(list), limit: list.limit, after: list.after.at(-1) } }),
    placeholderData: keepPreviousData,
  })

/** Hands over all that the list shows, as CSV. Fails with HttpError. */
export const downloadEvents = (list: AdminList) => http.download(`${PATH}.csv?${new URLSearchParams(queryOfEvents(list))}`)
