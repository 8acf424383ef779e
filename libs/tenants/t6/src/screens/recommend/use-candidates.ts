import type { Included, ListAnswer } from '@captain/content-core'
import { contentKeys, useContent, useScope } from '@captain/content-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import type { ListedProduct } from './recommend-types.ts'

const PAGE = 25
const TYPING_MS = 300

/** Loads products on sale that match a search, page by page. */
export const useCandidates = (q: string, category: string | null) => {
  const { tenant } = useContent()
  const { client, type } = useScope('product')
  const [asked] = useDebouncedValue(q.trim(), TYPING_MS)
  const query = useInfiniteQuery({
    queryKey: [...contentKeys.type(tenant.slug, type), 'candidates', asked, category],
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<ListAnswer> =>
      client.list(
        {
          limit: PAGE,
          ...(asked !== '' && { q: asked }),
          ...(pageParam !== null && { after: pageParam }),
          filter: { saleState: 'onSale', ...(category !== null && { category }) },
        },
        signal,
      ),
    getNextPageParam: (last: ListAnswer) => last.next,
  })
  const pages = query.data?.pages ?? []
  return {
    query,
    products: pages.flatMap(({ items }) => items) as unknown as readonly ListedProduct[],
    media: Object.assign({}, ...pages.map(({ included }) => included.media)) as Included['media'],
  }
}
