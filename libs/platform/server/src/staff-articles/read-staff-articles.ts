import { membershipIn, isAdmin, type SignedIn } from '@captain/auth-core'
import { searchTexts, type AnyContentType, type DeliveredReference, type Values } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import {
  deliverRecords,
  deliveredName,
  NOW,
  publicNames,
  publicColumns,
  recordKey,
  allOf,
  sql,
  projection,
  foldSearch,
  type DeliverableRow,
  type Fragment,
  type Tx,
} from '@captain/content-server/kit'
import type { StaffArticleSource } from '../platform.ts'

/** The account that reads, and its tenants. */
export type Reader = { readonly accountId: string; readonly tenants: readonly string[] | 'all' }

/** The staff articles of the platform tenant with their declaration. */
export type StaffArticleRecords = { readonly type: AnyContentType; readonly staffArticles: StaffArticleSource }

/** A staff article with the values that the reader's lists need. */
export type StaffArticleRow = DeliverableRow & {
  readonly besides: Values
  readonly category: string | null
  readonly publish_from: Date
  readonly read_at: Date | null
}

/** Maximum number of staff articles; older ones are not found. */
const MAX_ARTICLES = 1000

/** Returns the reader with its current memberships; administrators read staff articles for all tenants. */
export const readerOf = (actor: SignedIn, tenants: readonly { readonly slug: string }[]): Reader => ({
  accountId: actor.account.id,
  tenants: isAdmin(actor) ? 'all' : tenants.flatMap(({ slug }) => (membershipIn(actor, slug) === null ? [] : [slug])),
})

/** Must match the expression of the index on staff articles literally, so that the index applies. */
const forStaff = ({ audience: { field, options } }: StaffArticleSource): Fragment =>
  sql`e.published->>${sql.lit(field)} in (${sql.join(options.map((option) => sql.lit(option)))})`

const forTenants = ({ tenants: field }: StaffArticleSource, { tenants }: Reader): readonly Fragment[] => {
  if (tenants === 'all') return []
  const named = sql`coalesce(nullif(e.published->${sql.lit(field)}, 'null'::jsonb), '[]'::jsonb)`
  return [sql`(${named} = '[]'::jsonb or ${named} ?| ${tenants}::text[])`]
}

const visible = ({ type, staffArticles }: StaffArticleRecords, reader: Reader, tx: Tx): Fragment =>
  allOf([
    sql`e.tenant_id = ${tx.tenant.number}`,
    sql`e.type = ${type.name}`,
    sql`e.deleted_at is null`,
    forStaff(staffArticles),
    ...NOW,
    ...forTenants(staffArticles, reader),
  ])

const rowsOf = (
  tx: Tx,
  records: StaffArticleRecords,
  reader: Reader,
  view: 'list' | 'detail',
  key: Fragment = sql`true`,
): Promise<readonly StaffArticleRow[]> =>
  tx.rows<StaffArticleRow>(sql`
    select ${publicColumns(records.type, view)}, ${projection(records.type, sql`e.published`, records.staffArticles.extraFields)} as besides,
      e.published->>${sql.lit(records.staffArticles.category)} as category, e.publish_from, m.read_at
    from content.entry e
    left join content.read_mark m on m.tenant_id = e.tenant_id and m.entry_id = e.id and m.account_id = ${reader.accountId}
    where ${visible(records, reader, tx)} and ${key} order by e.publish_from desc, e.id desc limit ${MAX_ARTICLES}`)

/** Reads the current staff articles for the reader, newest first. */
export const readStaffArticles = (tx: Tx, records: StaffArticleRecords, reader: Reader): Promise<readonly StaffArticleRow[]> =>
  rowsOf(tx, records, reader, 'list')

/** Reads a staff article by slug or id; null if it is not for the reader. */
export const readStaffArticle = async (
  tx: Tx,
  records: StaffArticleRecords,
  reader: Reader,
  text: string,
): Promise<StaffArticleRow | null> => {
  const { id, slug } = recordKey(text)
  const key = id === null ? sql`e.published_slug = ${slug}` : sql`(e.id = ${id} or e.published_slug = ${slug})`
  const [row] = await rowsOf(tx, records, reader, 'detail', key)
  return row ?? null
}

/** Returns articles for staff: the public fields and the additional staff fields. */
export const toArticleResponse = async (
  tx: Tx,
  { type }: StaffArticleRecords,
  rows: readonly StaffArticleRow[],
  { locale, view }: { readonly locale: Locale; readonly view: 'list' | 'detail' },
): Promise<readonly Values[]> => {
  const delivered = await deliverRecords(tx, rows, { type, locale, view })
  return rows.map((row, place) => ({
    ...delivered[place],
    ...row.besides,
    publishFrom: row.publish_from.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  }))
}

/** Returns the name of a staff article for references to it. */
export const nameOf = ({ type }: StaffArticleRecords, { id, data }: StaffArticleRow, locale: Locale): DeliveredReference =>
  deliveredName(type, { id, title: data[type.title], slug: data['slug'] }, locale)

/** Whether the listed fields contain all words, in either language. */
export const matchesWords = ({ type }: StaffArticleRecords, words: readonly string[]) => {
  const shown = publicNames(type, 'list')
  const fields = Object.fromEntries(Object.entries(type.fields).filter(([name]) => shown.includes(name)))
  return ({ data }: StaffArticleRow): boolean => {
    const text = foldSearch(searchTexts(fields, data).join('\n'))
    return words.every((word) => text.includes(word))
  }
}
