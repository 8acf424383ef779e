import type { AnyRecord, ListQuery, TypeClient } from '@captain/content-core'

/** As many as a list counts exactly; more are done in several goes. */
export const MOST_SELECTED = 1000

const PAGE = 100

/** Every record that a list's filters match, from its first page on, at most `MOST_SELECTED`. */
export const collectMatching = async (client: TypeClient, { after: _after, ...query }: ListQuery): Promise<readonly AnyRecord[]> => {
  const found: AnyRecord[] = []
  let next: string | null = null
  do {
    const page = await client.list({ ...query, limit: PAGE, ...(next === null ? {} : { after: next }) })
    found.push(...page.items)
    next = page.next
  } while (next !== null && found.length < MOST_SELECTED)
  return found.slice(0, MOST_SELECTED)
}
