import { clockAt, contentTypeOf, type AnyContentType, type ChosenRecord, type ErasureCount, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import { deleteUnused } from '../media/delete-unused.ts'
import type { StoredPicture } from '../media/stored-picture.ts'
import type { WriteTx } from '../store.ts'
import { writeAudit } from '../store/audit.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { isId } from '../store/ids.ts'
import { lockEntry, readEntry } from '../store/read-entry.ts'
import { declaredValues } from '../store/record.ts'
import { changedNames } from '../store/save.ts'
import { writeEntry } from '../store/write-entry.ts'
import { emptiedValues, personalNames } from './emptied-values.ts'
import { revealableNames } from './find-person.ts'
import { withoutUndeclared } from './kept-values.ts'
import { outcomeOf } from './outcome.ts'
import { textsIn } from './person-text.ts'
import { readRemoved } from './removed-records.ts'

/** What has been erased, with the files to delete after the commit. */
export type Erased = ErasureCount & { readonly pictures: readonly StoredPicture[] }

type Described = { readonly type: AnyContentType; readonly id: string }

const NOTHING: Erased = { records: 0, emptied: 0, kept: 0, revisions: 0, files: 0, mails: 0, pictures: [] }

/** Tables with rows that follow from the values of a record. */
const DERIVED = ['entry_index', 'entry_search', 'entry_unique', 'entry_media', 'entry_account', 'entry_secret', 'redirect']

const isReferenced = async (tx: WriteTx, id: string): Promise<boolean> =>
  (await tx.row(sql`
    select from content.entry_reference where tenant_id = ${tx.tenant.number} and dst_id = ${id} and src_id <> ${id} limit 1`)) !== null

/**
 * Deletes stored imports, undo steps and restore points of the record, and its values from before a change of the declaration, which have
 * its earlier values, and the reasons in the audit log.
 */
const forgetEarlier = async (tx: WriteTx, { type, id }: ChosenRecord): Promise<void> => {
  await tx.run(sql`delete from content.import where tenant_id = ${tx.tenant.number} and type = ${type}`)
  await tx.run(sql`delete from content.operation_item where tenant_id = ${tx.tenant.number} and entry_id = ${id}`)
  await tx.run(sql`delete from content.former_value where tenant_id = ${tx.tenant.number} and entry_id = ${id}`)
  await tx.run(sql`select content.forget_notes(${id})`)
}

/** Deletes the mails about the record and returns their number. */
const forgetMails = async (tx: WriteTx, id: string): Promise<number> => {
  const row = await tx.row<{ mails: number }>(sql`select content.forget_mails(${[id]}::text[]) as mails`)
  return row?.mails ?? 0
}

const deleteRecord = async (tx: WriteTx, { type, id }: ChosenRecord): Promise<Erased> => {
  const media = await tx.rows<{ media_id: string }>(
    sql`select distinct media_id from content.entry_media where tenant_id = ${tx.tenant.number} and entry_id = ${id}`,
  )
  const revisions = await tx.run(sql`delete from content.entry_revision where tenant_id = ${tx.tenant.number} and entry_id = ${id}`)
  await forgetEarlier(tx, { type, id })
  const mails = await forgetMails(tx, id)
  await tx.run(sql`delete from content.entry where tenant_id = ${tx.tenant.number} and id = ${id}`)
  // Other records keep the files that they use.
  const files = await deleteUnused(
    tx,
    media.map((one) => one.media_id),
  )
  await writeAudit(tx, { action: 'erase', type, id, changes: [] })
  return { ...NOTHING, records: 1, revisions, mails, files: files.ids.length, pictures: files.pictures }
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
  await forgetEarlier(tx, { type: type.name, id: row.id })
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

const eraseDescribed = async (tx: WriteTx, { type, id }: Described): Promise<Erased> => {
  const row = await lockEntry(tx, { type: type.name, id }, 'any')
  const { outcome, fields } = outcomeOf(type, declaredValues(type, row.data), tx.now)
  if (outcome === 'keep') return { ...NOTHING, kept: 1 }
  // Another record would lose what it refers to.
  if (outcome === 'erase' && !(await isReferenced(tx, id))) return deleteRecord(tx, { type: type.name, id })
  const all = [...personalNames(type), ...revealableNames(type)]
  const erased = await emptyRecord(tx, type, row, { names: fields ?? all, isAll: fields === null })
  // The mails of an order are part of the books.
  return outcome === 'partly' ? { ...erased, emptied: 0, kept: 1 } : { ...erased, mails: await forgetMails(tx, id) }
}

/** Empties a record that no declaration describes, because another record refers to it. */
const emptyRemoved = async (tx: WriteTx, { type, id }: ChosenRecord): Promise<Erased> => {
  await forgetEarlier(tx, { type, id })
  const revisions = await tx.run(sql`delete from content.entry_revision where tenant_id = ${tx.tenant.number} and entry_id = ${id}`)
  for (const table of DERIVED)
    await tx.run(sql`delete from content.${sql.raw(table)} where tenant_id = ${tx.tenant.number} and entry_id = ${id}`)
  await tx.run(sql`
    update content.entry set data = '{}', published = case when published is null then null else '{}'::jsonb end,
      slug = null, published_slug = null, position = ${id}, published_position = null, lock_version = lock_version + 1
    where tenant_id = ${tx.tenant.number} and id = ${id}`)
  await writeAudit(tx, { action: 'erase', type, id, changes: [] })
  return { ...NOTHING, emptied: 1, revisions, mails: await forgetMails(tx, id) }
}

/** Erases a record of a type that is not declared any more, as a whole: nothing says which of its fields are about people. */
const eraseRemoved = async (tx: WriteTx, chosen: ChosenRecord): Promise<Erased> => {
  const record = await readRemoved(tx, chosen)
  if (record === null) return NOTHING
  if (await isReferenced(tx, chosen.id)) return emptyRemoved(tx, chosen)
  const erased = await deleteRecord(tx, chosen)
  // Restore points name no files; their documents do.
  const { ids, pictures } = await deleteUnused(tx, textsIn(record.copies).filter(isId))
  return { ...erased, files: erased.files + ids.length, pictures: [...erased.pictures, ...pictures] }
}

const eraseOne = async (tx: WriteTx, chosen: ChosenRecord): Promise<Erased> => {
  const type = contentTypeOf(tx.tenant, chosen.type)
  const isRemoved = type === null || (await readEntry(tx, { type: type.name, id: chosen.id })) === null
  return isRemoved ? eraseRemoved(tx, chosen) : eraseDescribed(tx, { type, id: chosen.id })
}

/** Erases the personal data of records from copies, revisions, search texts, link tables, mails and notes. Leaves out records that are gone. */
export const eraseRecords = async (tx: WriteTx, chosen: readonly ChosenRecord[]): Promise<Erased> => {
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
