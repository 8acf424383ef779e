import {
  contentTypeOf,
  slugField,
  typeForRole,
  asAnyReference,
  kindOf,
  type AnyContentType,
  type AnyField,
  storedName,
} from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { WriteTx } from '../store.ts'
import { isId } from '../store/ids.ts'
import { foldUnique } from '../store/derive.ts'
import { titleSides } from '../store/title.ts'

/** Returns the ids that the text of a cell may refer to; several if it is ambiguous. */
export type Lookup = (text: string) => readonly string[]

type Found = { readonly id: string; readonly slug: string | null; readonly title: unknown }

const MAX_MATCHES = 5000

/** Finds records by id, slug or title in either language; ids take precedence over slugs, slugs over titles. */
const recordLookup = async (tx: Tx, type: AnyContentType, texts: readonly string[]): Promise<Lookup> => {
  const ids = texts.filter(isId)
  const slugs = slugField(type) === null ? [] : texts.map(foldUnique)
  const title = sql.lit(storedName(type, type.title))
  const rows = await tx.rows<Found>(sql`
    select e.id, e.slug, e.data->${title} as title from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.deleted_at is null and (
      e.id = any(${ids}::text[]) or e.slug = any(${slugs}::text[])
      or case jsonb_typeof(e.data->${title}) when 'object' then e.data->${title}->>'ja' = any(${texts}::text[]) or e.data->${title}->>'en' = any(${texts}::text[])
        else e.data->>${title} = any(${texts}::text[]) end)
    limit ${MAX_MATCHES}`)
  const idsWhere = (test: (row: Found) => boolean) => rows.filter(test).map(({ id }) => id)
  return (text) => {
    const byId = idsWhere(({ id }) => id === text)
    if (byId.length > 0) return byId
    const bySlug = slugs.length === 0 ? [] : idsWhere(({ slug }) => slug === foldUnique(text))
    if (bySlug.length > 0) return bySlug
    return idsWhere((row) => Object.values(titleSides(row.title)).includes(text))
  }
}

type Member = { readonly id: string; readonly name: string; readonly email: string }

const memberLookup = async (tx: Tx): Promise<Lookup> => {
  const members = await tx.rows<Member>(sql`select id, name, email from content.member limit ${MAX_MATCHES}`)
  return (text) => {
    const exact = members.filter(({ id, email }) => id === text || email === text.toLowerCase())
    return (exact.length > 0 ? exact : members.filter(({ name }) => name === text)).map(({ id }) => id)
  }
}

/** Returns the path of a stored file from its address, for any server name. */
const pathIn = (text: string): string => text.replace(/^.*?\/media\//, '')

const mediaLookup = async (tx: Tx, texts: readonly string[]): Promise<Lookup> => {
  const rows = await tx.rows<{ id: string; path: string }>(sql`
    select m.id, m.path from content.media m
    where m.tenant_id = ${tx.tenant.number} and (m.id = any(${texts}::text[]) or m.path = any(${texts.map(pathIn)}::text[]))`)
  return (text) => rows.filter(({ id, path }) => id === text || path === pathIn(text)).map(({ id }) => id)
}

/** A field with references, and the texts in its cells. */
export type Wanted = { readonly field: AnyField; readonly texts: readonly string[] }

/** Resolves texts to ids, with one query per field. */
export const readLookup = async (tx: Pick<WriteTx, 'author'> & Tx, { field, texts }: Wanted): Promise<Lookup> => {
  const { customRole } = tx.author
  const to = asAnyReference(field)?.config.to
  const type = to === undefined ? null : contentTypeOf(tx.tenant, to)
  // Names of records that a custom role does not read stay unknown to it.
  if (type !== null && customRole !== undefined && typeForRole(type, customRole).access.read === 'owner') return () => []
  if (type !== null) return recordLookup(tx, type, [...new Set(texts)])
  return kindOf(field).pointsTo === 'account' ? memberLookup(tx) : mediaLookup(tx, [...new Set(texts)])
}
