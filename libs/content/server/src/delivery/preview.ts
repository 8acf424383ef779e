import {
  emptyValue,
  hasPreview,
  validate,
  writableFields,
  type AnyContentType,
  type FieldIssue,
  type State,
  type Values,
} from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { tenantOf, typeOf, type ContentServices } from '../services.ts'
import type { WriteTx } from '../store.ts'
import { checkTargets } from '../store/check-targets.ts'
import { projection } from '../staff-api/listed-fields.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { stateOfRow } from '../store/record.ts'
import { deliverRecords, type DeliverableRow } from './deliver.ts'
import { recordKey } from './delivery-request.ts'
import { publicNames } from './public-type.ts'

type Wanted = {
  readonly tenant: string
  readonly type: string
  /** Id or slug of the working copy; null for a record that is not stored yet, which needs `typed`. */
  readonly key: string | null
  readonly locale: Locale
  /** Unsaved values of a form, which replace stored ones. Default: none. */
  readonly typed?: Values
}

/** A preview: the working copy in its delivered form, and its state. */
export type Previewed = { readonly record: Values; readonly state: State; readonly type: AnyContentType }

const fieldsOf = (issues: readonly FieldIssue[]): ReadonlySet<string> => new Set(issues.map(({ path }) => path.split('.')[0] ?? path))

/** Returns the values as they would be stored, checked field by field; a field that is not valid is left out. */
const validOf = (type: AnyContentType, values: Values): Values => {
  // Checks of several fields need those that were not sent.
  const part = {
    ...type,
    workflow: 'plain' as const,
    checks: [],
    fields: Object.fromEntries(Object.entries(type.fields).filter(([name]) => Object.hasOwn(values, name))),
  }
  const checked = validate(part, values, 'save', null)
  if (checked.ok) return checked.values
  const wrong = fieldsOf(checked.issues)
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.has(name)))
  return Object.keys(rest).length < Object.keys(values).length ? validOf(type, rest) : {}
}

/**
 * Returns the typed values that the page can show: of public fields, valid by themselves, and pointing only to what the tenant has. A field
 * that is not valid yet keeps its stored value.
 */
const shownOf = async (tx: WriteTx, type: AnyContentType, id: string, typed: Values): Promise<Values> => {
  const writable = writableFields(type)
  const names = publicNames(type, 'detail').filter((name) => Object.hasOwn(typed, name) && Object.hasOwn(writable, name))
  const valid = validOf(type, Object.fromEntries(names.map((name) => [name, typed[name]])))
  const missing = fieldsOf(await checkTargets(tx, type, id, valid))
  return Object.fromEntries(Object.entries(valid).filter(([name]) => !missing.has(name)))
}

/** The id of a record that is not stored yet. No record has it. */
const NO_ID = '0'.repeat(26)

/** Returns the row of a draft with empty fields. */
const unsavedRow = (type: AnyContentType): PreviewRow => {
  const data = Object.fromEntries(Object.entries(writableFields(type)).map(([name, field]) => [name, emptyValue(field)]))
  const [status, published_at, first_published_at, publish_from, publish_until] = ['draft', null, null, null, null] as const
  return { id: NO_ID, status, published_at, first_published_at, publish_from, publish_until, data }
}

type PreviewRow = DeliverableRow & Pick<EntryRow, 'status' | 'publish_from' | 'publish_until'>

/**
 * Returns the working copy of a record in the detail shape of the delivery API, whether or not it is public, with unsaved values in place of
 * stored ones; null if it is missing or the type has no preview. Writes nothing. The caller has checked the membership.
 */
export const previewRecord = async (
  services: ContentServices,
  { tenant: slug, type: name, key, locale, typed }: Wanted,
): Promise<Previewed | null> => {
  const tenant = tenantOf(services, slug)
  const type = typeOf(tenant, name)
  if (!hasPreview(type)) return null
  const wanted = recordKey(key ?? NO_ID)
  const store = services.store.forTenant(SYSTEM_AUTHOR, tenant)
  const find = async (tx: Tx): Promise<PreviewRow | null> => {
    const [row] = await tx.rows<PreviewRow>(sql`
      select e.id, e.status, e.publish_from, e.publish_until, e.updated_at as published_at, e.first_published_at, ${projection(type, sql`e.data`, publicNames(type, 'detail'))} as data from content.entry e
      where e.tenant_id = ${tenant.number} and e.type = ${type.name} and e.deleted_at is null and (e.id = ${wanted.id} or e.slug = ${wanted.slug}) limit 1`)
    return row ?? null
  }
  const deliver = async (tx: Tx, row: PreviewRow | null): Promise<Previewed | null> => {
    const [record] = row === null ? [] : await deliverRecords(tx, [row], { type, locale, view: 'detail', isPreview: true })
    return row === null || record === undefined ? null : { record, state: stateOfRow(type, row, tx.now), type }
  }
  if (typed === undefined) return store.read(async (tx) => deliver(tx, await find(tx)))
  return store.writeAside(async (tx) => {
    const row = key === null ? unsavedRow(type) : await find(tx)
    return deliver(tx, row === null ? null : { ...row, data: { ...row.data, ...(await shownOf(tx, type, row.id, typed)) } })
  })
}
