import type { Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { Tx } from '../database/transaction.ts'
import { readHolidays } from '../holidays/read-holidays.ts'
import { readParameters } from '../list-query/parameters.ts'
import { typeOf } from '../services.ts'
import type { PublicReader } from '../tenant-server.ts'
import { readDeliveredRecord } from './read-delivery.ts'
import { readDeliveredList } from './read-list.ts'

const PAGE = 100
const MAX_PAGES = 10

/** Returns reads for a tenant's public queries, limited to what the delivery API exposes. */
export const createPublicReader = (tx: Tx, locale: Locale): PublicReader => ({
  now: tx.now,
  locale,
  list: async (name, query = {}) => {
    const type = typeOf(tx.tenant, name)
    const items: Values[] = []
    let after: string | null = null
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const searchParams = new URLSearchParams({ ...query, limit: String(PAGE), ...(after === null ? {} : { after }) })
      const answer = await readDeliveredList(tx, { type, parameters: readParameters(searchParams), locale })
      items.push(...answer.items)
      after = answer.next
      if (after === null) break
    }
    return items
  },
  first: async (name, query = {}) => {
    const searchParams = new URLSearchParams({ ...query, limit: '1' })
    const { items } = await readDeliveredList(tx, { type: typeOf(tx.tenant, name), parameters: readParameters(searchParams), locale })
    return items[0] ?? null
  },
  record: async (name, key) => {
    const found = await readDeliveredRecord(tx, typeOf(tx.tenant, name), key, locale)
    return found !== null && 'record' in found ? found.record : null
  },
  holidays: (from, to) => readHolidays(tx, from, to),
})
