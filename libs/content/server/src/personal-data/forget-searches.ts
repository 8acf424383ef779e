import { isObject } from '@captain/validation'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { compactText } from './person-text.ts'

const mentions = (value: unknown, needles: readonly string[]): boolean => {
  if (typeof value === 'string') return needles.some((needle) => compactText(value).includes(needle))
  if (Array.isArray(value)) return value.some((one) => mentions(one, needles))
  return isObject(value) && Object.values(value).some((one) => mentions(one, needles))
}

/** Deletes saved views that search or filter by the person. */
export const forgetSearches = async (tx: WriteTx, needles: readonly string[]): Promise<void> => {
  const views = await tx.rows<{ id: string; name: string; query: unknown }>(
    sql`select id, name, query from content.saved_view where tenant_id = ${tx.tenant.number}`,
  )
  const ids = views.filter(({ name, query }) => mentions([name, query], needles)).map(({ id }) => id)
  if (ids.length > 0) await tx.run(sql`delete from content.saved_view where tenant_id = ${tx.tenant.number} and id = any(${ids}::text[])`)
}
