import { contentTypeOf, pluralOf, type AnyContentType, type AnyRecord, type ChosenRecord, type ErasedMessages } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { momentText } from '../csv/cell-text.ts'
import { columnsOf, type Column } from '../csv/columns.ts'
import { unescapeFormula } from '../csv/neutral.ts'
import { sql } from '../database/sql.ts'
import { readIncluded } from '../staff-api/included.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { readEntry } from '../store/read-entry.ts'
import { toRecord } from '../store/record.ts'
import { revealSecrets } from '../store/secrets/entry-secrets.ts'
import { revealableNames } from './find-person.ts'
import { personalNames } from './emptied-values.ts'

/** A field with its present value and the other values of the published copy and of past versions. */
export type DisclosedField = { readonly label: string; readonly value: string; readonly earlier: readonly string[] }

/** The data of one record as the person gets it. */
export type DisclosedRecord = {
  readonly type: string
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly isInTrash: boolean
  readonly fields: readonly DisclosedField[]
}

type Language = { readonly locale: Locale; readonly messages: ErasedMessages }

/** The fields about the person: personal ones, and those that the person has sent. */
const disclosedNames = (type: AnyContentType): readonly string[] => {
  const personal = personalNames(type)
  return Object.keys(type.fields).filter((name) => personal.includes(name) || type.fields[name]?.setBy === 'sender')
}

const cellsOf = async (tx: WriteTx, type: AnyContentType, copies: readonly AnyRecord[], columns: readonly Column[], locale: Locale) => {
  const included = await readIncluded(tx, { type, mayRead: () => true }, copies)
  return copies.map((copy) => columns.map(({ cell }) => unescapeFormula(cell(copy, { locale, included }))))
}

const revealedFields = async (
  tx: WriteTx,
  type: AnyContentType,
  id: string,
  { messages }: Language,
): Promise<readonly DisclosedField[]> => {
  const revealed = (await revealSecrets(tx, [id], revealableNames(type))).get(id) ?? {}
  return Object.entries(revealed).map(([name, value]) => ({
    label: messages[type.name]?.fields[name]?.label ?? name,
    value: typeof value === 'string' ? value : '',
    earlier: [],
  }))
}

const disclosed = async (tx: WriteTx, type: AnyContentType, row: EntryRow, language: Language): Promise<DisclosedRecord> => {
  const { locale, messages } = language
  const labels = messages[type.name]
  const columns = columnsOf(type, disclosedNames(type).join(','), { messages: labels, locale })
  const past = await tx.rows<{ snapshot: EntryRow['data'] }>(sql`
    select snapshot from content.entry_revision where tenant_id = ${tx.tenant.number} and entry_id = ${row.id} order by number desc`)
  const copies = [row.data, ...(row.published === null ? [] : [row.published]), ...past.map(({ snapshot }) => snapshot)]
  const [present = [], ...others] = await cellsOf(
    tx,
    type,
    copies.map((data) => toRecord(type, { ...row, data }, tx.now)),
    columns,
    locale,
  )
  const fields = columns.map(({ label }, place) => {
    const value = present[place] ?? ''
    return {
      label,
      value,
      earlier: [...new Set(others.map((cells) => cells[place] ?? ''))].filter((text) => text !== '' && text !== value),
    }
  })
  return {
    type: labels === undefined ? type.name : pluralOf(labels),
    id: row.id,
    createdAt: momentText(row.created_at.toISOString()),
    updatedAt: momentText(row.updated_at.toISOString()),
    isInTrash: row.deleted_at !== null,
    fields: [...fields, ...(await revealedFields(tx, type, row.id, language))].filter(
      ({ value, earlier }) => value !== '' || earlier.length > 0,
    ),
  }
}

/** Returns the data of the chosen records with the labels of a language; leaves out records that are gone. */
export const discloseRecords = async (
  tx: WriteTx,
  chosen: readonly ChosenRecord[],
  language: Language,
): Promise<readonly DisclosedRecord[]> => {
  const all: DisclosedRecord[] = []
  for (const { type: name, id } of chosen) {
    const type = contentTypeOf(tx.tenant, name)
    const row = type === null ? null : await readEntry(tx, { type: name, id })
    if (type !== null && row !== null) all.push(await disclosed(tx, type, row, language))
  }
  return all
}
