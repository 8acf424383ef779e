import {
  contentTypeOf,
  pluralOf,
  type AnyContentType,
  type AnyRecord,
  type ChosenRecord,
  type ErasedMessages,
  type Values,
} from '@captain/content-core'
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
import { i18nIn } from '../translator.ts'
import { undeclaredNames } from './kept-values.ts'
import { textsIn } from './person-text.ts'
import { readRemoved, type RemovedRecord } from './removed-records.ts'
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
  /** Whether its content type is not declared any more. */
  readonly isRemoved: boolean
  readonly fields: readonly DisclosedField[]
}

type Language = { readonly locale: Locale; readonly messages: ErasedMessages }

/** The fields about the person: personal ones, and those that the person has sent. */
const disclosedNames = (type: AnyContentType): readonly string[] => {
  const personal = personalNames(type)
  return Object.keys(type.fields).filter((name) => personal.includes(name) || type.fields[name]?.setBy === 'sender')
}

const cellsOf = async (tx: WriteTx, type: AnyContentType, copies: readonly AnyRecord[], columns: readonly Column[], locale: Locale) => {
  const included = await readIncluded(tx, { type, mayRead: (read) => read }, copies)
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

const isFilled = ({ value, earlier }: DisclosedField): boolean => value !== '' || earlier.length > 0

/** Returns a field with the first of its texts as its value and the others as earlier ones. */
const fieldOfTexts = (label: string, texts: readonly string[]): DisclosedField => {
  const [value = '', ...others] = texts
  return { label, value, earlier: [...new Set(others)].filter((text) => text !== '' && text !== value) }
}

/** Returns values that no declaration labels, such as those of removed fields, under their old names. */
const undeclaredFields = (names: readonly string[], copies: readonly Values[], locale: Locale): readonly DisclosedField[] => {
  const i18n = i18nIn(locale)
  return names.map((name) =>
    fieldOfTexts(
      i18n._('{name}（以前の項目）', { name }),
      copies.map((copy) => textsIn(copy[name]).join(' / ')),
    ),
  )
}

/** Returns what restore points have of a record from before changes of the declaration, newest first. */
const formerCopies = async (tx: WriteTx, { id }: EntryRow): Promise<readonly Values[]> => {
  const rows = await tx.rows<{ former: Values | null; former_published: Values | null }>(sql`
    select former, former_published from content.former_value where tenant_id = ${tx.tenant.number} and entry_id = ${id} order by point_id desc`)
  return rows.flatMap(({ former, former_published: shown }) => [former, shown]).filter((copy) => copy !== null)
}

const disclosed = async (tx: WriteTx, type: AnyContentType, row: EntryRow, language: Language): Promise<DisclosedRecord> => {
  const { locale, messages } = language
  const labels = messages[type.name]
  const columns = columnsOf(type, disclosedNames(type).join(','), { messages: labels, locale })
  const past = await tx.rows<{ snapshot: EntryRow['data'] }>(sql`
    select snapshot from content.entry_revision where tenant_id = ${tx.tenant.number} and entry_id = ${row.id} order by number desc`)
  const former = await formerCopies(tx, row)
  const copies = [row.data, ...(row.published === null ? [] : [row.published]), ...past.map(({ snapshot }) => snapshot), ...former]
  const cells = await cellsOf(
    tx,
    type,
    copies.map((data) => toRecord(type, { ...row, data }, tx.now)),
    columns,
    locale,
  )
  const fields = columns.map(({ label }, place) =>
    fieldOfTexts(
      label,
      cells.map((texts) => texts[place] ?? ''),
    ),
  )
  const kept = undeclaredFields(undeclaredNames(type, copies), copies, locale)
  return {
    type: labels === undefined ? type.name : pluralOf(labels),
    id: row.id,
    createdAt: momentText(row.created_at.toISOString()),
    updatedAt: momentText(row.updated_at.toISOString()),
    isInTrash: row.deleted_at !== null,
    isRemoved: false,
    fields: [...fields, ...kept, ...(await revealedFields(tx, type, row.id, language))].filter(isFilled),
  }
}

const disclosedRemoved = ({ id, type, copies, ...row }: RemovedRecord, { locale }: Language): DisclosedRecord => ({
  type,
  id,
  createdAt: momentText(row.created_at.toISOString()),
  updatedAt: momentText(row.updated_at.toISOString()),
  isInTrash: row.deleted_at !== null,
  isRemoved: true,
  fields: undeclaredFields([...new Set(copies.flatMap((copy) => Object.keys(copy)))], copies, locale).filter(isFilled),
})

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
    const removed = row === null ? await readRemoved(tx, { type: name, id }) : null
    if (type !== null && row !== null) all.push(await disclosed(tx, type, row, language))
    if (removed !== null) all.push(disclosedRemoved(removed, language))
  }
  return all
}
