import type { AnyRecord, ListResponse, ListQuery, RecordResponse, TypeClient } from '@captain/content-core'
import { keepPreviousData, queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useContent } from './content-context.tsx'

/** Query keys of a content type; `type` is the prefix of all others. */
export const contentKeys = {
  type: (tenant: string, type: string) => ['content', tenant, type] as const,
  lists: (tenant: string, type: string) => ['content', tenant, type, 'list'] as const,
  list: (tenant: string, type: string, query: ListQuery) => ['content', tenant, type, 'list', query] as const,
  record: (tenant: string, type: string, id: string) => ['content', tenant, type, 'record', id] as const,
}

type Scoped<Client> = { readonly tenant: string; readonly type: string; readonly client: Client }

type Lists<Row> = { list(query?: ListQuery, signal?: AbortSignal): Promise<ListResponse<Row>> }

type Gets<R> = { get(id: string, signal?: AbortSignal): Promise<RecordResponse<R>> }

type Scope = Scoped<Pick<TypeClient, 'list' | 'get'>>

/** One page of a list; while the next page loads, the previous one stays on screen. */
export const listOptions = <Row>({ tenant, type, client }: Scoped<Lists<Row>>, query: ListQuery) =>
  queryOptions({
    queryKey: contentKeys.list(tenant, type, query),
    queryFn: ({ signal }) => client.list(query, signal),
    placeholderData: keepPreviousData,
  })

/** One record with the records that it references. The HTTP client repeats failed reads once; no other layer does. */
export const recordOptions = <R>({ tenant, type, client }: Scoped<Gets<R>>, id: string) =>
  queryOptions({
    queryKey: contentKeys.record(tenant, type, id),
    queryFn: ({ signal }) => client.get(id, signal),
  })

/** Options of the queries of one content type; rows of a list have fewer fields than a record. */
export type TypeQueries<R = AnyRecord, Row = R> = {
  /** Prefix of the keys of all queries of the type. */
  readonly key: ReturnType<typeof contentKeys.type>
  /** Prefix of the keys of lists. */
  readonly listsKey: ReturnType<typeof contentKeys.lists>
  readonly list: (query: ListQuery) => ReturnType<typeof listOptions<Row>>
  readonly record: (id: string) => ReturnType<typeof recordOptions<R>>
}

/** Returns the options of the queries of a content type. */
export const queriesOf = <R, Row>(scope: Scoped<Lists<Row> & Gets<R>>): TypeQueries<R, Row> => ({
  key: contentKeys.type(scope.tenant, scope.type),
  listsKey: contentKeys.lists(scope.tenant, scope.type),
  list: (query) => listOptions(scope, query),
  record: (id) => recordOptions(scope, id),
})

const patchLists = (queryClient: QueryClient, scope: Scope, patch: (items: readonly AnyRecord[]) => readonly AnyRecord[]) =>
  queryClient.setQueriesData<ListResponse>(
    { queryKey: contentKeys.lists(scope.tenant, scope.type) },
    (answer) => answer && { ...answer, items: patch(answer.items) },
  )

/** Effects of writes on the cache of the current type. Queries whose `meta.countsOf` is this tenant or `any` are fetched again. */
export type ContentCache = {
  /** Stores the response of a write as the record and reads the type's lists again. */
  readonly saved: (record: RecordResponse) => Promise<void>
  /** Shows a change in every list at once, before the server confirms it. */
  readonly patch: (patch: (items: readonly AnyRecord[]) => readonly AnyRecord[]) => Promise<void>
  readonly refresh: () => Promise<void>
}

/** The cache of the current type, for screens that write. */
export const useContentCache = (): ContentCache => {
  const queryClient = useQueryClient()
  const { tenant, contentType, client } = useContent()
  return useMemo(() => {
    const scope: Scope = { tenant: tenant.slug, type: contentType.name, client }
    const refresh = () => {
      // Counts of the tenant, or of all tenants, are elsewhere on the page: no caller waits for them.
      void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.['countsOf'] === scope.tenant || meta?.['countsOf'] === 'any' })
      return queryClient.invalidateQueries({ queryKey: contentKeys.type(scope.tenant, scope.type) })
    }
    return {
      saved: (record) => {
        queryClient.setQueryData(contentKeys.record(scope.tenant, scope.type, record.id), record)
        return refresh()
      },
      patch: async (patch) => {
        // A read that started before the write would otherwise replace the new value with the old one.
        await queryClient.cancelQueries({ queryKey: contentKeys.lists(scope.tenant, scope.type) })
        patchLists(queryClient, scope, patch)
      },
      refresh,
    }
  }, [queryClient, tenant.slug, contentType.name, client])
}

/** Returns the scope of `listOptions` and `recordOptions`; by default of the current type. */
export const useScope = (type?: string): Scope & { readonly client: TypeClient } => {
  const { tenant, contentType, clientOf } = useContent()
  const name = type ?? contentType.name
  return useMemo(() => ({ tenant: tenant.slug, type: name, client: clientOf(name) }), [tenant.slug, name, clientOf])
}
