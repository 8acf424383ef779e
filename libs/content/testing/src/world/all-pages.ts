import type { AnyRecord, ListResponse, ListQuery } from '@captain/content-core'

const MAX_PAGES = 500

type Page = Pick<ListResponse<AnyRecord>, 'items' | 'next'>

/** Returns every record of a list, fetched page by page with keyset pagination. */
export const allPages = async (list: (query: ListQuery) => Promise<Page>, query: ListQuery = {}): Promise<readonly AnyRecord[]> => {
  const found: AnyRecord[] = []
  let after: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await list({ limit: 100, ...query, ...(after !== undefined && { after }) })
    found.push(...items)
    if (next === null) return found
    after = next
  }
  throw new RangeError(`A list did not end within ${MAX_PAGES} pages`)
}
