import { asRecord, isObject } from '@captain/validation'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { compactText } from './person-text.ts'

type ViewRow = { readonly id: string; readonly name: string; readonly query: unknown }

const MIN_CHARACTERS = 2

const mentions = (value: unknown, needles: readonly string[]): boolean => {
  if (typeof value === 'string') return needles.some((needle) => compactText(value).includes(needle))
  if (Array.isArray(value)) return value.some((one) => mentions(one, needles))
  return isObject(value) && Object.values(value).some((one) => mentions(one, needles))
}

/** Whether a view searches for a part of the name, such as the given name. Parts of numbers and addresses are those of many people. */
const searchesPart = (query: unknown, needles: readonly string[]): boolean => {
  const { q } = asRecord(query)
  const words = typeof q === 'string' ? q.split(/\s+/).map(compactText) : []
  return words.some(
    (word) => [...word].length >= MIN_CHARACTERS && needles.some((needle) => !/[\d@]/.test(needle) && needle.includes(word)),
  )
}

/** Deletes saved views that search or filter by the person. */
export const forgetSearches = async (tx: WriteTx, needles: readonly string[]): Promise<void> => {
  const views = await tx.rows<ViewRow>(sql`select id, name, query from content.saved_view where tenant_id = ${tx.tenant.number}`)
  const ids = views.filter(({ name, query }) => mentions([name, query], needles) || searchesPart(query, needles)).map(({ id }) => id)
  if (ids.length > 0) await tx.run(sql`delete from content.saved_view where tenant_id = ${tx.tenant.number} and id = any(${ids}::text[])`)
}
