import { clockAt, type AnyContentType, type ErasureCount, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { filePathsOf, type StoredPicture } from '../media/change-media.ts'
import { noteFiles } from '../media/unnamed-files.ts'
import type { WriteTx } from '../store.ts'
import { writeAudit } from '../store/audit.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { lockEntry } from '../store/read-entry.ts'
import { declaredValues } from '../store/record.ts'
import { changedNames } from '../store/save.ts'
import { writeEntry } from '../store/write-entry.ts'
import { emptiedValues, personalNames } from './emptied-values.ts'
import { revealableNames } from './find-person.ts'
import { withoutUndeclared } from './kept-values.ts'
import { outcomeOf } from './outcome.ts'

/** What has been erased, with the files to delete after the commit. */
export type Erased = ErasureCount & { readonly pictures: readonly StoredPicture[] }

type Chosen = { readonly type: AnyContentType; readonly id: string }

const NOTHING: Erased = { records: 0, emptied: 0, kept: 0, revisions: 0, files: 0, mails: 0, pictures: [] }

const isReferenced = async (tx: WriteTx, id: string): Promise<boolean> =>
  (await tx.row(sql`
    select from content.entry_reference where tenant_id = ${tx.tenant.number} and dst_id = ${id} and src_id <> ${id} limit 1`)) !== null

/**
 * Deletes stored imports, undo steps and restore points of the record, and its values from before a change of the declaration, which have
 * its earlier values, and the reasons in the audit log.
 */
const forgetEarlier = async (tx: WriteTx, { type, id }: Chosen): Promise<void> => {
  await tx.run(sql`delete from content.import where tenant_id = ${tx.tenant.number} and type = ${type.name}`)
  await tx.run(sql`delete from content.operation_item where tenant_id = ${tx.tenant.number} and entry_id = ${id}`)
  await tx.run(sql`delete from content.former_value where tenant_id = ${tx.tenant.number} and entry_id = ${id}`)
  await tx.run(sql`select content.forget_notes(${id})`)
}

/** Deletes the mails about the record and returns their number. */
const forgetMails = async (tx: WriteTx, id: string): Promise<number> => {
  const row = await tx.row<{ mails: number }>(sql`select content.forget_mails(${[id]}::text[]) as mails`)
  return row?.mails ?? 0
}

/** Deletes the files that only this record used; other records keep theirs. */
const deleteFiles = async (tx: WriteTx, media: readonly string[]): Promise<readonly StoredPicture[]> => {
  const pictures = await tx.rows<StoredPicture>(sql`
    delete from content.media m where m.tenant_id = ${tx.tenant.number} and m.id = any(${media}::text[])
      and not exists (select from content.entry_media u where u.tenant_id = m.tenant_id and u.media_id = m.id)
    returning m.path, m.width, m.height, m.variants`)
  await noteFiles(tx, pictures.flatMap(filePathsOf))
  return pictures
}

const deleteRecord = async (tx: WriteTx, { type, id }: Chosen): Promise<Erased> => {
  const media = await tx.rows<{ media_id: string }>(
    sql`select distinct media_id from content.entry_media where tenant_id = ${tx.tenant.number} and entry_id = ${id}`,
  )
  const revisions = await tx.run(sql`delete from content.entry_revision where tenant_id = ${tx.tenant.number} and entry_id = ${id}`)
  await forgetEarlier(tx, { type, id })
  const mails = await forgetMails(tx, id)
  await tx.run(sql`delete from content.entry where tenant_id = ${tx.tenant.number} and id = ${id}`)
  const pictures = await deleteFiles(
    tx,
    media.map((one) => one.media_id),
  )
  await writeAudit(tx, { action: 'erase', type: type.name, id, changes: [] })
  return { ...NOTHING, records: 1, revisions, mails, files: pictures.length, pictures }
}

type Emptying = {
  readonly names: readonly string[]
  /** Whether values that the declaration does not know any more go too. */
  readonly isAll: boolean
}

const deleteSecrets = async (tx: WriteTx, type: AnyContentType, id: string, { names, isAll }: Emptying): Promise<readonly string[]> => {
  const secrets = revealableNames(type).filter((name) => names.includes(name))
  await tx.run(sql`
    delete from content.entry_secret where tenant_id = ${tx.tenant.number} and entry_id = ${id}
      and (field = any(${secrets}::text[]) or (${isAll}::boolean and field <> all(${Object.keys(type.fields)}::text[])))`)
  return secrets
}

/** Returns a copy without what a save would take over from it: values from before a renaming, and those that no field has any more. */
const withoutEarlier = (type: AnyContentType, values: Values, { names, isAll }: Emptying): Values => {
  const earlier = names.flatMap((name) => type.fields[name]?.was ?? [])
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !earlier.includes(name)))
  return isAll ? withoutUndeclared(type, rest) : rest
}

const emptyRecord = async (tx: WriteTx, type: AnyContentType, row: EntryRow, emptying: Emptying): Promise<Erased> => {
  const of = { id: row.id, clock: clockAt(tx.now) }
  await forgetEarlier(tx, { type, id: row.id })
  const secrets = await deleteSecrets(tx, type, row.id, emptying)
  const withoutSecrets = Object.fromEntries(secrets.map((name) => [name, null]))
  const left = (values: Values) => withoutEarlier(type, values, emptying)
  const before = { ...row, data: left(row.data), published: row.published && left(row.published) }
  const emptied = (values: Values) => ({ ...emptiedValues(type, values, emptying.names, of), ...withoutSecrets })
  const data = emptied(before.data)
  const after = await writeEntry(tx, {
    type,
    before,
    after: {
      ...row,
      data,
      published: before.published && emptied(before.published),
      lock_version: row.lock_version + 1,
      updated_at: tx.now,
      updated_by: tx.author.id,
      updated_by_name: tx.author.name,
    },
    action: 'erase',
    // Never empty, so that the record keeps a version: the earlier ones go.
    changedFields: [...changedNames(type, row.data, data), ...Object.keys(row.data).filter((name) => !Object.hasOwn(before.data, name))],
  })
  const revisions = await tx.run(sql`
    delete from content.entry_revision
    where tenant_id = ${tx.tenant.number} and entry_id = ${row.id} and number < ${after.lock_version}`)
  return { ...NOTHING, emptied: 1, revisions }
}

const eraseOne = async (tx: WriteTx, chosen: Chosen): Promise<Erased> => {
  const { type, id } = chosen
  const row = await lockEntry(tx, { type: type.name, id }, 'any')
  const { outcome, fields } = outcomeOf(type, declaredValues(type, row.data), tx.now)
  if (outcome === 'keep') return { ...NOTHING, kept: 1 }
  // Another record would lose what it refers to.
  if (outcome === 'erase' && !(await isReferenced(tx, id))) return deleteRecord(tx, chosen)
  const all = [...personalNames(type), ...revealableNames(type)]
  const erased = await emptyRecord(tx, type, row, { names: fields ?? all, isAll: fields === null })
  // The mails of an order are part of the books.
  return outcome === 'partly' ? { ...erased, emptied: 0, kept: 1 } : { ...erased, mails: await forgetMails(tx, id) }
}

/** Erases the personal data of records from copies, revisions, search texts, link tables, mails and notes. Throws 404 for a missing record. */
export const eraseRecords = async (tx: WriteTx, chosen: readonly Chosen[]): Promise<Erased> => {
  let total = NOTHING
  for (const one of chosen) {
    const erased = await eraseOne(tx, one)
    total = {
      records: total.records + erased.records,
      emptied: total.emptied + erased.emptied,
      kept: total.kept + erased.kept,
      revisions: total.revisions + erased.revisions,
      files: total.files + erased.files,
      mails: total.mails + erased.mails,
      pictures: [...total.pictures, ...erased.pictures],
    }
  }
  return total
}
