import { useTenant } from '@captain/content-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { tenant } from '../../tenant.ts'
import { mediaIn } from './media-in.ts'

const PAGE = 25
const TYPING_MS = 300

/** Loads products on sale that match a search, page by page. */
export const useCandidates = (q: string, category: string | null) => {
  const { client, queries } = useTenant(tenant)
  const [searchText] = useDebouncedValue(q.trim(), TYPING_MS)
  const query = useInfiniteQuery({
    queryKey: [...queries.product.key, 'candidates', searchText, category],
    placeholderData: keepPreviousData,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.product.list(
        {
          limit: PAGE,
          ...(searchText !== '' && { q: searchText }),
          ...(pageParam !== '' && { after: pageParam }),
          filter: { saleState: 'onSale', ...(category !== null && { category }) },
        },
        signal,
      ),
    getNextPageParam: (last) => last.next,
  })
  const pages = query.data?.pages ?? []
  return {
    query,
    products: pages.flatMap(({ items }) => items),
    media: mediaIn(pages),
  }
}
