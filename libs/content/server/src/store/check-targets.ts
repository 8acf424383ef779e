import type { AnyContentType, RuleIssue, Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { targetsTo } from './derive.ts'

const missing = (targets: readonly { readonly path: string }[]): readonly RuleIssue[] =>
  targets.map(({ path }) => ({ path, rule: 'reference', params: {} }))

type Found = { readonly id: string; readonly type: string }

type RecordTarget = ReturnType<typeof targetsTo<'record'>>[number]

/** Tells targets that are there from those that are not; the records found are locked against going to the trash meanwhile. */
export const presentTargets = async (
  tx: WriteTx,
  wanted: readonly RecordTarget[],
): Promise<(target: Pick<RecordTarget, 'id' | 'type'>) => boolean> => {
  if (wanted.length === 0) return () => false
  const found = await tx.rows<Found>(sql`
    select e.id, e.type from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.id = any(${[...new Set(wanted.map((target) => target.id))]}::text[]) and e.deleted_at is null for share`)
  const types = new Map(found.map((one) => [one.id, one.type]))
  return (target) => types.get(target.id) === target.type
}

/** References that point to nothing usable. */
const brokenReferences = async (tx: WriteTx, type: AnyContentType, id: string, values: Values) => {
  const wanted = targetsTo(type, values, 'record')
  const isPresent = await presentTargets(tx, wanted)
  return wanted.filter((target) => target.id === id || !isPresent(target))
}

const missingMedia = async (tx: WriteTx, type: AnyContentType, values: Values) => {
  const wanted = targetsTo(type, values, 'media')
  if (wanted.length === 0) return []
  const found = await tx.rows<{ id: string }>(
    sql`select id from content.media where tenant_id = ${tx.tenant.number} and id = any(${wanted.map((target) => target.id)}::text[])`,
  )
  return missing(wanted.filter((target) => !found.some((one) => one.id === target.id)))
}

const missingMembers = async (tx: WriteTx, type: AnyContentType, values: Values) => {
  const wanted = targetsTo(type, values, 'account')
  if (wanted.length === 0) return []
  const found = await tx.rows<{ id: string }>(
    sql`select id from content.member where id = any(${wanted.map((target) => target.id)}::text[])`,
  )
  return missing(wanted.filter((target) => !found.some((one) => one.id === target.id)))
}

/** Checks everything that values point to: it exists in this tenant, is of the right type and not in the trash. One query a kind of target. */
export const checkTargets = async (tx: WriteTx, type: AnyContentType, id: string, values: Values): Promise<readonly RuleIssue[]> => [
  ...missing(await brokenReferences(tx, type, id, values)),
  ...(await missingMedia(tx, type, values)),
  ...(await missingMembers(tx, type, values)),
]
