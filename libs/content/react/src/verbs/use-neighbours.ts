import type { AnyRecord, ListResponse } from '@captain/content-core'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useContent } from '../content-context.tsx'
import { contentKeys } from '../queries.ts'

type Neighbours = { readonly previous: AnyRecord | null; readonly next: AnyRecord | null }

/** The list that a record was opened from, by type. The cache drops lists that no screen shows after some minutes; readers stay longer. */
const opened = new Map<string, readonly AnyRecord[]>()

const has = (items: readonly AnyRecord[], id: string): boolean => items.some((item) => item.id === id)

/** Returns the rows of the list that was read last among those with the record. */
const latestWith = (queryClient: QueryClient, queryKey: readonly unknown[], id: string): readonly AnyRecord[] | null => {
  const readAt = (key: readonly unknown[]) => queryClient.getQueryState(key)?.dataUpdatedAt ?? 0
  const lists = queryClient
    // A part of today without rows any more is null.
    .getQueriesData<ListResponse | null>({ queryKey })
    .map(([key, answer]) => ({ items: answer?.items ?? [], at: readAt(key) }))
    .filter(({ items }) => has(items, id))
  return lists.toSorted((one, other) => other.at - one.at)[0]?.items ?? null
}

/** Returns the records before and after one in the list that it was opened from; null at the ends, and if it was opened by its address. */
export const useNeighbours = (id: string): Neighbours => {
  const queryClient = useQueryClient()
  const { tenant, contentType } = useContent()
  const queryKey = contentKeys.lists(tenant.slug, contentType.name)
  const name = queryKey.join('/')
  const items = latestWith(queryClient, queryKey, id) ?? opened.get(name) ?? []
  const place = items.findIndex((item) => item.id === id)
  if (place === -1) return { previous: null, next: null }
  opened.set(name, items)
  return { previous: items[place - 1] ?? null, next: items[place + 1] ?? null }
}
