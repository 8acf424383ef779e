import { firstPage } from '../../first-page.ts'
import type {
  FileType,
  MediaBulk,
  MediaBulkResult,
  MediaCrop,
  MediaDetail,
  MediaItem,
  MediaPage,
  MediaSort,
  MediaTag,
  MediaUpdate,
} from '@captain/content-core'
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTenantContent } from '../../content-context.tsx'

/** Which assets are wanted, and in which order. */
export type MediaFilter = {
  readonly words: string
  /** Null for files of all types. */
  readonly accept: readonly FileType[] | null
  /** The id of a tag, or `none` for assets without tags; null for all. */
  readonly tag: string | null
  /** Null for used and unused ones. */
  readonly isUsed: boolean | null
  readonly sort: MediaSort
}

export const ALL_MEDIA: MediaFilter = { words: '', accept: null, tag: null, isUsed: null, sort: '-createdAt' }

const keyOf = (tenant: string) => ['media-library', tenant] as const
const pathOf = (tenant: string, rest = '') => `/api/v1/tenants/${tenant}/media-library${rest}`

/** Returns the parameters that select assets, without their order. */
export const filterQuery = ({ words, accept, tag, isUsed }: MediaFilter): URLSearchParams =>
  new URLSearchParams({
    ...(accept !== null && { accept: accept.join(',') }),
    ...(words !== '' && { q: words }),
    ...(tag !== null && { tag }),
    ...(isUsed !== null && { [isUsed ? 'used' : 'unused']: 'true' }),
  })

/** The matching assets, page by page. */
export const useLibraryPages = (filter: MediaFilter, limit?: number) => {
  const { http, tenant } = useTenantContent()
  return useInfiniteQuery({
    queryKey: [...keyOf(tenant.slug), 'list', filter, limit ?? null],
    queryFn: ({ pageParam, signal }) => {
      const query = filterQuery(filter)
      if (filter.sort !== ALL_MEDIA.sort) query.set('sort', filter.sort)
      if (limit !== undefined) query.set('limit', String(limit))
      if (pageParam !== undefined) query.set('after', pageParam)
      return http.get<MediaPage>(pathOf(tenant.slug), { query, signal })
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

type Content = Pick<ReturnType<typeof useTenantContent>, 'http' | 'tenant'>

const assetQuery = ({ http, tenant }: Content, id: string) =>
  queryOptions({
    queryKey: [...keyOf(tenant.slug), 'asset', id],
    queryFn: ({ signal }) => http.get<MediaDetail>(pathOf(tenant.slug, `/${id}`), { signal }),
  })

/** One asset with the records that use it. */
export const useAsset = (id: string) => useQuery(assetQuery(useTenantContent(), id))

/** The tags of the library by name, with the number of their files. */
export const useTags = () => {
  const { http, tenant } = useTenantContent()
  return useQuery({
    queryKey: [...keyOf(tenant.slug), 'tags'],
    queryFn: async ({ signal }) =>
      (await http.get<{ readonly items: readonly MediaTag[] }>(pathOf(tenant.slug, '/tags'), { signal })).items,
  })
}

export type MediaApi = {
  /** Reads an asset as it is now. */
  read(id: string): Promise<MediaDetail>
  /** Counts all assets that the parameters select; a page of the library counts up to 1000. */
  count(query: string): Promise<number>
  update(id: string, changes: MediaUpdate): Promise<MediaItem>
  remove(id: string): Promise<void>
  /** Shows a part of an image, or all of it again. */
  crop(id: string, part: MediaCrop | null): Promise<MediaItem>
  /** Gives an asset the file back that was replaced. */
  undoReplacement(id: string): Promise<MediaItem>
  createTag(name: string): Promise<MediaTag>
  renameTag(id: string, name: string): Promise<MediaTag>
  removeTag(id: string): Promise<void>
  /** Runs one step of a bulk action; refreshes nothing. */
  bulk(action: MediaBulk): Promise<MediaBulkResult>
  /** Reads all of the library again, after a file was added or changed. */
  refresh(): Promise<void>
}

/** Changes of assets and tags; refreshes the parts of the library on screen. */
export const useMediaApi = (): MediaApi => {
  const content = useTenantContent()
  const { http, tenant } = content
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(tenant.slug) })
  const thenRefresh = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work
    await refresh()
    return result
  }
  const at = (rest: string) => pathOf(tenant.slug, rest)
  return {
    refresh,
    read: (id) => client.fetchQuery(assetQuery(content, id)),
    count: async (wanted) => {
      const query = new URLSearchParams(wanted)
      query.set('limit', '1')
      query.set('count', 'exact')
      return (await http.get<MediaPage>(at(''), { query })).count.value
    },
    update: (id, changes) => thenRefresh(http.patch<MediaItem>(at(`/${id}`), { body: changes })),
    crop: (id, part) =>
      thenRefresh(part === null ? http.delete<MediaItem>(at(`/${id}/crop`)) : http.put<MediaItem>(at(`/${id}/crop`), { body: part })),
    undoReplacement: (id) => thenRefresh(http.post<MediaItem>(at(`/${id}/file/undo`))),
    createTag: (name) => thenRefresh(http.post<MediaTag>(at('/tags'), { body: { name } })),
    renameTag: (id, name) => thenRefresh(http.patch<MediaTag>(at(`/tags/${id}`), { body: { name } })),
    removeTag: (id) => thenRefresh(http.delete(at(`/tags/${id}`))),
    bulk: (action) => http.post<MediaBulkResult>(at('/bulk'), { body: action }),
    remove: async (id) => {
      await http.delete(at(`/${id}`))
      client.removeQueries({ queryKey: [...keyOf(tenant.slug), 'asset', id] })
      await Promise.all(['list', 'tags'].map((part) => client.invalidateQueries({ queryKey: [...keyOf(tenant.slug), part] })))
    },
  }
}
