import { clockAt, type AnyContentType, type ErasureCount } from '@captain/content-core'
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
import { outcomeOf } from './outcome.ts'

/** What has been erased, with the files to delete after the commit. */
export type Erased = ErasureCount & { readonly pictures: readonly StoredPicture[] }

type Chosen = { readonly type: AnyContentType; readonly id: string }

const NOTHING: Erased = { records: 0, emptied: 0, kept: 0, revisions: 0, files: 0, mails: 0, pictures: [] }

const isReferenced = async (tx: WriteTx, id: string): Promise<boolean> =>
  (await tx.row(sql`
    select from content.entry_reference where tenant_id = ${tx.tenant.number} and dst_id = ${id} and src_id <> ${id} limit 1`)) !== null

/** Deletes stored imports, undo steps and restore points of the record, which have its earlier values, and the reasons in the audit log. */
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

const emptyRecord = async (tx: WriteTx, type: AnyContentType, row: EntryRow, names: readonly string[]): Promise<Erased> => {
  const of = { id: row.id, clock: clockAt(tx.now) }
  await forgetEarlier(tx, { type, id: row.id })
  const secrets = revealableNames(type).filter((name) => names.includes(name))
  const withoutSecrets = Object.fromEntries(secrets.map((name) => [name, null]))
  const data = { ...emptiedValues(type, row.data, names, of), ...withoutSecrets }
  const published = row.published === null ? null : { ...emptiedValues(type, row.published, names, of), ...withoutSecrets }
  if (secrets.length > 0)
    await tx.run(sql`
      delete from content.entry_secret where tenant_id = ${tx.tenant.number} and entry_id = ${row.id} and field = any(${secrets}::text[])`)
  const after = await writeEntry(tx, {
    type,
    before: row,
    after: {
      ...row,
      data,
      published,
      lock_version: row.lock_version + 1,
      updated_at: tx.now,
      updated_by: tx.author.id,
      updated_by_name: tx.author.name,
    },
    action: 'erase',
    changedFields: changedNames(type, row.data, data),
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
  const erased = await emptyRecord(tx, type, row, fields ?? all)
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
