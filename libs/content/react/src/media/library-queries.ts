import type { FileType, LibraryMedia, LibraryMediaDetail, LibraryPage, MediaChanges } from '@captain/content-core'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useContent } from '../content-context.tsx'

export type LibraryNarrowing = { readonly words: string; readonly accept: readonly FileType[]; readonly isUnused: boolean }

const keyOf = (tenant: string) => ['media-library', tenant] as const
const pathOf = (tenant: string, id?: string) => `/api/v1/tenants/${tenant}/media-library${id === undefined ? '' : `/${id}`}`

/** The matching assets, newest first, page by page. */
export const useLibraryPages = ({ words, accept, isUnused }: LibraryNarrowing) => {
  const { http, tenant } = useContent()
  return useInfiniteQuery({
    queryKey: [...keyOf(tenant.slug), 'list', { words, accept, isUnused }],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        accept: accept.join(','),
        ...(words !== '' && { q: words }),
        ...(isUnused && { unused: 'true' }),
        ...(pageParam !== null && { after: pageParam }),
      })
      return http.get<LibraryPage>(pathOf(tenant.slug), { query, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** One asset with the records that use it. */
export const useAsset = (id: string) => {
  const { http, tenant } = useContent()
  return useQuery({
    queryKey: [...keyOf(tenant.slug), 'asset', id],
    queryFn: ({ signal }) => http.get<LibraryMediaDetail>(pathOf(tenant.slug, id), { signal }),
  })
}

export type LibraryCalls = {
  update(id: string, changes: MediaChanges): Promise<LibraryMedia>
  remove(id: string): Promise<void>
  /** Reads all of the library again, after a file was added or changed. */
  refresh(): Promise<void>
}

/** Changes of assets; refreshes the parts of the library on screen. */
export const useLibraryCalls = (): LibraryCalls => {
  const { http, tenant } = useContent()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(tenant.slug) })
  return {
    refresh,
    update: async (id, changes) => {
      const asset = await http.patch<LibraryMedia>(pathOf(tenant.slug, id), { body: changes })
      await refresh()
      return asset
    },
    remove: async (id) => {
      await http.delete(pathOf(tenant.slug, id))
      client.removeQueries({ queryKey: [...keyOf(tenant.slug), 'asset', id] })
      await client.invalidateQueries({ queryKey: [...keyOf(tenant.slug), 'list'] })
    },
  }
}
