import type { AnyContentType, ImportPreview, RowIssue, FieldIssue } from '@captain/content-core'
import { localizeIssues } from '@captain/http-server'
import type { Locale } from '@captain/locale'
import type { RecordRejection } from '../bulk/in-savepoint.ts'
import { recordAfter, recordBefore, recordCreated } from '../bulk/operation.ts'
import { lockEntries } from '../bulk/lock-entries.ts'
import { planMany, writeMany, type WriteOutcome, type Planned } from '../bulk/write-many.ts'
import { sql } from '../database/sql.ts'
import { ContentIssues } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { i18nIn } from '../translator.ts'
import { uniqueRows } from '../store/derive.ts'
import { plannedCreate, plannedUpdate } from '../store/save.ts'
import { cellOfIssue, wrongParts } from './cell-of-issue.ts'
import { CELL_MESSAGES, CSV_LABELS, WRONG_OPTION } from './csv-messages.ts'
import type { Plan } from './import-plan.ts'
import type { CsvRow } from './read-cells.ts'
import { readRows, type ReadRow } from './read-rows.ts'

const CHUNK = 200
const MAX_ERRORS = 1000

export type RowsImport = {
  readonly type: AnyContentType
  readonly plan: Plan
  readonly rows: readonly CsvRow[]
  readonly locale: Locale
  /** The undo log; null for a preview. */
  readonly operation: string | null
}

type Counts = { create: number; update: number; unchanged: number; invalid: number; readonly errors: RowIssue[] }

type Place = { readonly plan: Plan; readonly row: CsvRow; readonly locale: Locale }

/** Words an issue of a cell with its value and, where there are options, with those. */
const worded = (issue: FieldIssue, place: Place): Omit<RowIssue, 'row'> | undefined => {
  const { locale } = place
  const own = CELL_MESSAGES[issue.rule]
  const cell = cellOfIssue(issue, place)
  const { value = '', allowed } = cell
  if (allowed !== undefined && value !== '') {
    const comma = CSV_LABELS[locale].comma
    const texts = { text: wrongParts(value, allowed).join(comma), options: allowed.join(comma) }
    return { ...issue, ...cell, message: WRONG_OPTION(i18nIn(locale), texts) }
  }
  const [known] = own === undefined ? localizeIssues([issue], locale) : [{ ...issue, message: own(i18nIn(locale), { ...issue.params }) }]
  return known === undefined ? undefined : { ...known, ...cell }
}

const issuesOfRefusal = (refusal: RecordRejection, locale: Locale): readonly (FieldIssue & { readonly message?: string })[] =>
  refusal instanceof ContentIssues ? refusal.issues : [{ path: '', rule: refusal.code, params: {}, message: refusal.title[locale] }]

const topOf = (path: string): string => path.split('.')[0] ?? ''

/** Returns the issues of a row: those of its cells, and those of the resulting record that no cell caused. */
const rowIssues = ({ issues }: ReadRow, refusal: RecordRejection | undefined, locale: Locale): readonly FieldIssue[] => {
  const reported = new Set(issues.map(({ path }) => topOf(path)))
  const others = refusal === undefined ? [] : issuesOfRefusal(refusal, locale).filter(({ path }) => !reported.has(topOf(path)))
  return [...issues, ...others]
}

const plannedRow = (type: AnyContentType, { number, existing, changes }: ReadRow): Planned =>
  existing === null
    ? { key: String(number), type, row: null, plan: (round) => plannedCreate(round, type, changes) }
    : { key: String(number), type, row: existing, plan: (round, row) => plannedUpdate(round, type, row, changes) }

const locked = async (tx: WriteTx, rows: readonly ReadRow[]): Promise<readonly ReadRow[]> => {
  const found = await lockEntries(
    tx,
    rows.flatMap(({ existing }) => existing?.id ?? []),
  )
  return rows.map((row) => ({ ...row, existing: row.existing === null ? null : (found.get(row.existing.id) ?? row.existing) }))
}

const write = async (tx: WriteTx, { type }: RowsImport, operation: string, rows: readonly ReadRow[]): Promise<WriteOutcome> => {
  const ids = rows.flatMap(({ existing }) => existing?.id ?? [])
  await recordBefore(tx, operation, ids)
  const outcome = await writeMany(
    tx,
    (await locked(tx, rows)).map((row) => plannedRow(type, row)),
  )
  await recordAfter(tx, operation, ids)
  await recordCreated(
    tx,
    operation,
    [...outcome.changes.values()].filter(({ before }) => before === null).map(({ after }) => after.id),
  )
  return outcome
}

type Claim = { readonly field: string; readonly val: string; readonly path: string; readonly id: string; readonly key: string }

const claimKey = (field: string, val: string): string => JSON.stringify([field, val])

/**
 * Finds unique values that other rows of the file or untouched records already use. Adds the key of each to `claims` for the
 * following rows.
 */
const takenValues = async (tx: WriteTx, type: AnyContentType, { changes }: WriteOutcome, claims: Map<string, string>) => {
  const wanted = [...changes].flatMap(([key, { after }]) =>
    uniqueRows(type, after.data, after.published_slug).map((row): Claim => ({ ...row, id: after.id, key })),
  )
  const taken = await tx.rows<{ field: string; val: string; entry_id: string }>(sql`
    select u.field, u.val, u.entry_id from content.entry_unique u
    join unnest(${wanted.map(({ field }) => field)}::text[], ${wanted.map(({ val }) => val)}::text[]) as w (field, val) on w.field = u.field and w.val = u.val
    where u.tenant_id = ${tx.tenant.number} and u.type = ${type.name}`)
  const holders = new Map(taken.map(({ field, val, entry_id: id }) => [claimKey(field, val), id]))
  const refusals = new Map<string, ContentIssues>()
  for (const { field, val, path, id, key } of wanted) {
    const claim = claimKey(field, val)
    const holder = claims.get(claim) ?? holders.get(claim) ?? id
    if (holder === id) claims.set(claim, id)
    else {
      const known = refusals.get(key)?.issues ?? []
      // A renamed field is claimed under two names, and is one issue.
      if (known.every((issue) => issue.path !== path))
        refusals.set(key, new ContentIssues([...known, { path, rule: 'duplicate', params: {} }]))
    }
  }
  return refusals
}

const plan = async (tx: WriteTx, { type }: RowsImport, rows: readonly ReadRow[], claims: Map<string, string>): Promise<WriteOutcome> => {
  const outcome = await planMany(
    tx,
    rows.filter(({ isLost }) => !isLost).map((row) => plannedRow(type, row)),
  )
  const taken = await takenValues(tx, type, outcome, claims)
  return {
    changes: new Map([...outcome.changes].filter(([key]) => !taken.has(key))),
    refusals: new Map([...outcome.refusals, ...taken]),
  }
}

const count = (counts: Counts, row: ReadRow, { changes, refusals }: WriteOutcome, place: Place): void => {
  const key = String(row.number)
  const issues = rowIssues(row, refusals.get(key), place.locale)
  if (issues.length > 0) {
    counts.invalid += 1
    const rowErrors = issues
      .map((issue) => worded(issue, place))
      .flatMap((issue) => (issue === undefined ? [] : [{ row: row.number, ...issue }]))
    counts.errors.push(...rowErrors.slice(0, MAX_ERRORS - counts.errors.length))
  } else if (!changes.has(key)) counts.unchanged += 1
  else if (row.existing === null) counts.create += 1
  else counts.update += 1
}

/** Saves the rows of a file except the invalid ones. Without an operation, returns only a preview. */
export const importRows = async (tx: WriteTx, all: RowsImport): Promise<ImportPreview> => {
  const counts: Counts = { create: 0, update: 0, unchanged: 0, invalid: 0, errors: [] }
  const seen = new Set<string>()
  const claims = new Map<string, string>()
  for (let from = 0; from < all.rows.length; from += CHUNK) {
    const sent = all.rows.slice(from, from + CHUNK)
    const rows = await readRows(tx, { ...all, seen }, sent)
    const sound = rows.filter(({ issues }) => issues.length === 0)
    const outcome = all.operation === null ? await plan(tx, all, rows, claims) : await write(tx, all, all.operation, sound)
    for (const [place, row] of rows.entries()) {
      const cells = sent[place]
      if (cells !== undefined) count(counts, row, outcome, { plan: all.plan, row: cells, locale: all.locale })
    }
  }
  return counts
}
