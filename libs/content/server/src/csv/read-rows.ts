import {
  initialValues,
  workflowOf,
  kindOf,
  type AnyContentType,
  type Included,
  type FieldIssue,
  type Values,
  valueAt,
} from '@captain/content-core'
import type { WriteTx } from '../store.ts'
import { readIncluded } from '../staff-api/included.ts'
import { lastSortOrder } from '../store/complete-values.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { declaredValues } from '../store/record.ts'
import { cellText } from './cell-text.ts'
import { cellValue } from './cell-value.ts'
import { findRows } from './find-rows.ts'
import type { Plan } from './import-plan.ts'
import { readLookup, type Lookup } from './lookups.ts'
import { unescapeFormula } from './neutral.ts'
import type { CsvRow } from './read-cells.ts'
import { applyCellValues, type CellAssignment } from './row-values.ts'
import type { ColumnTarget } from './column-target.ts'

/** A parsed row: the record that it changes (null for a new one), its values, and the issues of its cells. */
export type ReadRow = {
  readonly number: number
  readonly existing: EntryRow | null
  readonly changes: Values
  readonly issues: readonly FieldIssue[]
  /** Whether the key matches no record of the type, so that there is nothing to check the values against. */
  readonly isLost: boolean
}

type Import = { readonly type: AnyContentType; readonly plan: Plan; /** Keys of the rows above. */ readonly seen: Set<string> }

const textAt = ({ cells }: CsvRow, place: number): string => unescapeFormula(cells[place] ?? '').trim()

const NOTHING: Lookup = () => []

/** Resolves what the cells of each column name; a cell with several values is looked up as a whole and in parts. */
const lookupsOf = async (tx: WriteTx, { columns }: Plan, rows: readonly CsvRow[]): Promise<(target: ColumnTarget) => Lookup> => {
  const lookups = new Map<ColumnTarget, Lookup>()
  for (const { target, place } of columns) {
    if (target === null) continue
    const { field } = target.words.ja
    if (kindOf(field).pointsTo === undefined) continue
    const texts = rows.map((row) => textAt(row, place)).filter((text) => text !== '')
    const all = texts.flatMap((text) => [text, ...text.split(/[、,，;；\n]/).map((part) => part.trim())])
    lookups.set(target, await readLookup(tx, { field, texts: all }))
  }
  return (target) => lookups.get(target) ?? NOTHING
}

/** Whether the cell shows the stored value, which is then unchanged even if its text is ambiguous. */
const showsStored = (target: ColumnTarget, stored: Values, text: string, included: Included): boolean =>
  (['ja', 'en'] as const).some((locale) => {
    const leaf = target.words[locale]
    return cellText(leaf, valueAt(stored, leaf.names), { locale, included }).trim() === text.replaceAll('\r\n', '\n')
  })

type Base = { readonly existing: EntryRow | null; readonly stored: Values; readonly included: Included }

const readCellsOf = ({ plan }: Import, row: CsvRow, { existing, stored, included }: Base, lookup: (target: ColumnTarget) => Lookup) => {
  const assignments: CellAssignment[] = []
  const issues: FieldIssue[] = []
  for (const { target, place, path } of plan.columns) {
    const text = textAt(row, place)
    if (target === null || !target.isSettable || (existing !== null && showsStored(target, stored, text, included))) continue
    const cell = cellValue(target, text, lookup(target))
    if ('issue' in cell) issues.push({ path, ...cell.issue })
    else assignments.push({ leaf: target.words.ja, value: cell.value })
  }
  return { changes: applyCellValues(stored, assignments), issues }
}

const keyIssue = (path: string, rule: string): readonly FieldIssue[] => [{ path, rule, params: {} }]

type Found = { readonly existing: EntryRow | null; readonly issues: readonly FieldIssue[] }

const foundBy = ({ plan: { key, mode }, seen }: Import, text: string, rows: readonly EntryRow[]): Found => {
  const [existing = null, ...more] = rows
  const path = key?.path ?? ''
  const issuesOf = () => {
    if (text === '') return mode === 'update' ? keyIssue(path, 'requiredInput') : []
    if (more.length > 0) return keyIssue(path, 'ambiguousKey')
    if (existing !== null && seen.has(existing.id)) return keyIssue(path, 'repeatedKey')
    // The id of a new record cannot be chosen.
    return existing === null && (mode === 'update' || path === 'id') ? keyIssue(path, 'unknownKey') : []
  }
  const issues = issuesOf()
  if (existing !== null) seen.add(existing.id)
  return { existing, issues }
}

const findAll = async (tx: WriteTx, all: Import, rows: readonly CsvRow[]): Promise<ReadonlyMap<CsvRow, Found>> => {
  const { key } = all.plan
  if (key === null) return new Map(rows.map((row) => [row, { existing: null, issues: [] }]))
  const keys = rows.map((row) => textAt(row, key.place))
  const find = await findRows(
    tx,
    all.type,
    key.path,
    key.target ?? undefined,
    keys.filter((text) => text !== ''),
  )
  return new Map(rows.map((row, place) => [row, foundBy(all, keys[place] ?? '', keys[place] === '' ? [] : find(keys[place] ?? ''))]))
}

/** Reads some rows of a file and compares them with the existing records. */
export const readRows = async (tx: WriteTx, all: Import, rows: readonly CsvRow[]): Promise<readonly ReadRow[]> => {
  const { type } = all
  const found = await findAll(tx, all, rows)
  const lookup = await lookupsOf(tx, all.plan, rows)
  const stored = (existing: EntryRow) => declaredValues(type, existing.data)
  const included = await readIncluded(
    tx,
    // These records are compared with the file only and never returned, so reading them needs no permission.
    { type, mayRead: (one) => one },
    [...found.values()].flatMap(({ existing }) => (existing === null ? [] : [stored(existing)])),
  )
  const start = initialValues(type, { accountName: tx.author.name, now: tx.now })
  const { reorderable } = workflowOf(type.workflow)
  let last = reorderable ? await lastSortOrder(tx, type) : 0
  return rows.map((row) => {
    const { existing, issues } = found.get(row) ?? { existing: null, issues: [] }
    const base = existing === null ? start : stored(existing)
    const read = readCellsOf(all, row, { existing, stored: base, included }, lookup)
    last += 10
    const made = { ...start, ...(reorderable && { sortOrder: last }), ...read.changes }
    return {
      number: row.number,
      existing,
      changes: existing === null ? made : read.changes,
      issues: [...issues, ...read.issues],
      isLost: issues.length > 0,
    }
  })
}
