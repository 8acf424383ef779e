import { firstPage } from '../first-page.ts'
import type { FileType, MediaItem, MediaDetail, MediaPage, MediaUpdate } from '@captain/content-core'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useContent } from '../content-context.tsx'

export type MediaFilter = { readonly words: string; readonly accept: readonly FileType[]; readonly isUnused: boolean }

const keyOf = (tenant: string) => ['media-library', tenant] as const
const pathOf = (tenant: string, id?: string) => `/api/v1/tenants/${tenant}/media-library${id === undefined ? '' : `/${id}`}`

/** The matching assets, newest first, page by page. */
export const useLibraryPages = ({ words, accept, isUnused }: MediaFilter) => {
  const { http, tenant } = useContent()
  return useInfiniteQuery({
    queryKey: [...keyOf(tenant.slug), 'list', { words, accept, isUnused }],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        accept: accept.join(','),
        ...(words !== '' && { q: words }),
        ...(isUnused && { unused: 'true' }),
        ...(pageParam !== undefined && { after: pageParam }),
      })
      return http.get<MediaPage>(pathOf(tenant.slug), { query, signal })
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** One asset with the records that use it. */
export const useAsset = (id: string) => {
  const { http, tenant } = useContent()
  return useQuery({
    queryKey: [...keyOf(tenant.slug), 'asset', id],
    queryFn: ({ signal }) => http.get<MediaDetail>(pathOf(tenant.slug, id), { signal }),
  })
}

export type MediaApi = {
  update(id: string, changes: MediaUpdate): Promise<MediaItem>
  remove(id: string): Promise<void>
  /** Reads all of the library again, after a file was added or changed. */
  refresh(): Promise<void>
}

/** Changes of assets; refreshes the parts of the library on screen. */
export const useMediaApi = (): MediaApi => {
  const { http, tenant } = useContent()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(tenant.slug) })
  return {
    refresh,
    update: async (id, changes) => {
      const asset = await http.patch<MediaItem>(pathOf(tenant.slug, id), { body: changes })
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
