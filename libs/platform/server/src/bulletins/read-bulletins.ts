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
import type { Bulletins } from '../platform.ts'

/** The account that reads, and its tenants. */
export type Reader = { readonly accountId: string; readonly tenants: readonly string[] | 'all' }

/** The bulletins of the platform tenant with their declaration. */
export type Kept = { readonly type: AnyContentType; readonly bulletins: Bulletins }

/** A bulletin with the values that the reader's lists need. */
export type BulletinRow = DeliverableRow & {
  readonly besides: Values
  readonly category: string | null
  readonly publish_from: Date
  readonly read_at: Date | null
}

/** Maximum number of bulletins; older ones are not found. */
const MOST = 1000

/** Returns the reader with its current memberships; administrators read bulletins for all tenants. */
export const readerOf = (actor: SignedIn, tenants: readonly { readonly slug: string }[]): Reader => ({
  accountId: actor.account.id,
  tenants: isAdmin(actor) ? 'all' : tenants.flatMap(({ slug }) => (membershipIn(actor, slug) === null ? [] : [slug])),
})

/** Must match the expression of the index on staff bulletins literally, so that the index applies. */
const forStaff = ({ audience: { field, options } }: Bulletins): Fragment =>
  sql`e.published->>${sql.lit(field)} in (${sql.join(options.map((option) => sql.lit(option)))})`

const forTenants = ({ tenants: field }: Bulletins, { tenants }: Reader): readonly Fragment[] => {
  if (tenants === 'all') return []
  const named = sql`coalesce(nullif(e.published->${sql.lit(field)}, 'null'::jsonb), '[]'::jsonb)`
  return [sql`(${named} = '[]'::jsonb or ${named} ?| ${tenants}::text[])`]
}

const visible = ({ type, bulletins }: Kept, reader: Reader, tx: Tx): Fragment =>
  allOf([
    sql`e.tenant_id = ${tx.tenant.number}`,
    sql`e.type = ${type.name}`,
    sql`e.deleted_at is null`,
    forStaff(bulletins),
    ...NOW,
    ...forTenants(bulletins, reader),
  ])

const rowsOf = (tx: Tx, kept: Kept, reader: Reader, view: 'list' | 'detail', key: Fragment = sql`true`): Promise<readonly BulletinRow[]> =>
  tx.rows<BulletinRow>(sql`
    select ${publicColumns(kept.type, view)}, ${projection(sql`e.published`, kept.bulletins.besides)} as besides,
      e.published->>${sql.lit(kept.bulletins.category)} as category, e.publish_from, m.read_at
    from content.entry e
    left join content.read_mark m on m.tenant_id = e.tenant_id and m.entry_id = e.id and m.account_id = ${reader.accountId}
    where ${visible(kept, reader, tx)} and ${key} order by e.publish_from desc, e.id desc limit ${MOST}`)

/** Reads the current staff bulletins for the reader, newest first. */
export const readBulletins = (tx: Tx, kept: Kept, reader: Reader): Promise<readonly BulletinRow[]> => rowsOf(tx, kept, reader, 'list')

/** Reads a bulletin by slug or id; null if it is not for the reader. */
export const readBulletin = async (tx: Tx, kept: Kept, reader: Reader, text: string): Promise<BulletinRow | null> => {
  const { id, slug } = recordKey(text)
  const key = id === null ? sql`e.published_slug = ${slug}` : sql`(e.id = ${id} or e.published_slug = ${slug})`
  const [row] = await rowsOf(tx, kept, reader, 'detail', key)
  return row ?? null
}

/** Returns bulletins for staff: the public fields and the additional staff fields. */
export const toldOf = async (
  tx: Tx,
  { type }: Kept,
  rows: readonly BulletinRow[],
  { locale, view }: { readonly locale: Locale; readonly view: 'list' | 'detail' },
): Promise<readonly Values[]> => {
  const told = await deliverRecords(tx, rows, { type, locale, view })
  return rows.map((row, place) => ({
    ...told[place],
    ...row.besides,
    publishFrom: row.publish_from.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  }))
}

/** Returns the name of a bulletin for references to it. */
export const nameOf = ({ type }: Kept, { id, data }: BulletinRow, locale: Locale): DeliveredReference =>
  deliveredName(type, { id, title: data[type.title], slug: data['slug'] }, locale)

/** Whether the listed fields contain all words, in either language. */
export const holds = ({ type }: Kept, words: readonly string[]) => {
  const shown = publicNames(type, 'list')
  const fields = Object.fromEntries(Object.entries(type.fields).filter(([name]) => shown.includes(name)))
  return ({ data }: BulletinRow): boolean => {
    const text = foldSearch(searchTexts(fields, data).join('\n'))
    return words.every((word) => text.includes(word))
  }
}
