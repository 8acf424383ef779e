import {
  fileTypeLabels,
  fileTypeOf,
  mimeTypesOf,
  referenceTargetsOf,
  type AnyContentType,
  type FieldIssue,
  type Values,
} from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { byKeptPlans } from './by-kept-plans.ts'
import { targetsTo } from './derive.ts'
import { readKnown } from './target-cache.ts'

const missing = (targets: readonly { readonly path: string }[]): readonly FieldIssue[] =>
  targets.map(({ path }) => ({ path, rule: 'reference', params: {} }))

type Found = { readonly id: string; readonly type: string }

type RecordTarget = ReturnType<typeof targetsTo<'record'>>[number]

/** Separates existing targets from missing ones; locks the records found, so that they cannot go to the trash in the meantime. */
export const presentTargets = async (
  tx: WriteTx,
  wanted: readonly RecordTarget[],
): Promise<(target: Pick<RecordTarget, 'id' | 'type'>) => boolean> => {
  if (wanted.length === 0) return () => false
  const ids = wanted.map((target) => target.id)
  const found = await readKnown(tx, 'record', ids, (unknown) =>
    tx.hotRows<Found>(sql`
      select e.id, e.type from content.entry e
      where e.tenant_id = ${sql.lit(tx.tenant.number)} and e.id = any(${unknown}::text[]) and e.deleted_at is null for share`),
  )
  return (target) => found.get(target.id)?.type === target.type
}

/** Returns references without a usable target. */
const brokenReferences = async (tx: WriteTx, type: AnyContentType, id: string, values: Values) => {
  const wanted = targetsTo(type, values, 'record')
  const isPresent = await presentTargets(tx, wanted)
  return wanted.filter((target) => target.id === id || !isPresent(target))
}

type MediaTarget = ReturnType<typeof targetsTo<'media'>>[number]
type Asset = { readonly id: string; readonly mime_type: string; readonly size: number }

const MEGABYTE = 1024 * 1024

/** Returns the issues of an asset that does not fit its field; none if the field has no limits. */
const unfitIssues = ({ path, accept, maxBytes }: MediaTarget, asset: Asset): readonly FieldIssue[] => {
  if (accept !== undefined && !mimeTypesOf(accept).includes(asset.mime_type))
    return [{ path, rule: 'fileType', params: { types: fileTypeLabels(accept) } }]
  // Images were measured on upload; re-encoded they may be larger.
  if (maxBytes !== undefined && fileTypeOf(asset.mime_type) !== 'image' && asset.size > maxBytes)
    return [{ path, rule: 'fileSize', params: { megabytes: Math.floor(maxBytes / MEGABYTE) } }]
  return []
}

const mediaIssues = async (tx: WriteTx, type: AnyContentType, values: Values): Promise<readonly FieldIssue[]> => {
  const wanted = targetsTo(type, values, 'media')
  if (wanted.length === 0) return []
  const ids = wanted.map((target) => target.id)
  // Locked against deletion until the record references them.
  const assets = await readKnown(tx, 'media', ids, (unknown) =>
    tx.hotRows<Asset>(
      sql`select id, mime_type, size from content.media where tenant_id = ${sql.lit(tx.tenant.number)} and id = any(${unknown}::text[]) for key share`,
    ),
  )
  return wanted.flatMap((target) => {
    const asset = assets.get(target.id)
    return asset === undefined ? missing([target]) : unfitIssues(target, asset)
  })
}

const missingMembers = async (tx: WriteTx, type: AnyContentType, values: Values) => {
  const wanted = targetsTo(type, values, 'account')
  if (wanted.length === 0) return []
  const ids = wanted.map((target) => target.id)
  const found = await readKnown(tx, 'account', ids, (unknown) =>
    tx.hotRows<{ id: string }>(sql`select id from content.member where id = any(${unknown}::text[])`),
  )
  return missing(wanted.filter((target) => !found.has(target.id)))
}

/**
 * Checks all references of values: the target exists in this tenant, has the right type and is not in the trash, and files
 * satisfy the limits of their field. One query per kind of target, all in one round trip.
 */
export const checkTargets = async (tx: WriteTx, type: AnyContentType, id: string, values: Values): Promise<readonly FieldIssue[]> => {
  if (referenceTargetsOf(type.fields, values).length === 0) return []
  const [broken, media, members] = await byKeptPlans(tx, () =>
    Promise.all([brokenReferences(tx, type, id, values), mediaIssues(tx, type, values), missingMembers(tx, type, values)]),
  )
  return [...missing(broken), ...media, ...members]
}
