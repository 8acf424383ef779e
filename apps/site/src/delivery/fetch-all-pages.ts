import type { DeliveredList } from '@captain/content-core'

type ReadFrom<R> = (after: string | undefined) => Promise<DeliveredList<R>>

/** Reads the pages of a list by cursor until the end, or until `limit` records are read. */
export const fetchAllPages = async <R>(readFrom: ReadFrom<R>, limit: number): Promise<readonly R[]> => {
  const records: R[] = []
  let after: string | undefined
  do {
    const { items, next } = await readFrom(after)
    records.push(...items)
    after = next ?? undefined
  } while (after !== undefined && records.length < limit)
  return records.slice(0, limit)
}
