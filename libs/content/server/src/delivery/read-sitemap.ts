import { isRichText, slugField, storedName, workflowOf, type AnyContentType } from '@captain/content-core'
import { LOCALES, type Locale } from '@captain/locale'
import { allOf, sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { noteType } from '../public-changes/note-type.ts'
import { liveSql, publicNames } from './public-type.ts'

/** An item of a sitemap; times are ISO instants. */
export type SitemapItem = {
  readonly id: string
  /** Null for records without a separate public address. */
  readonly slug: string | null
  readonly updatedAt: string | null
  /** Set for `publish` types only. */
  readonly firstPublishedAt: string | null
  /** Languages of its page: without `en` if its title or a rich text is in Japanese only. */
  readonly locales: readonly Locale[]
}

type Row = {
  readonly id: string
  readonly slug: string | null
  readonly published_at: Date | null
  readonly first_published_at: Date | null
  readonly has_english: boolean
}

/** Maximum number of addresses in a sitemap (sitemaps.org). */
const MAX_RECORDS = 50_000

/** Returns the stored names of the fields without whose English the page of a record is Japanese. */
const mainTexts = (type: AnyContentType): readonly string[] =>
  publicNames(type, 'detail').flatMap((name) => {
    const field = type.fields[name]
    return field?.localized === true && (name === type.title || isRichText(field)) ? [storedName(type, name)] : []
  })

const hasText = (name: string, locale: Locale): Fragment => sql`coalesce(jsonb_typeof(d.${sql.id(name)}->${locale}), 'null') <> 'null'`

/** Reads the live records for search engines in the order of the type: all except those whose `seo.noindex` is on, at most 50,000. */
export const readSitemap = async (tx: Tx, type: AnyContentType): Promise<{ readonly items: readonly SitemapItem[] }> => {
  noteType(tx.notes, type)
  const slugName = slugField(type)
  const slug = slugName === null ? null : storedName(type, slugName)
  const address = slug !== null && publicNames(type, 'detail').includes(slugName ?? '') ? sql`d.${sql.id(slug)}` : sql`null`
  const texts = mainTexts(type)
  const english = allOf([sql`true`, ...texts.map((name) => sql`(${hasText(name, 'en')} or not ${hasText(name, 'ja')})`)])
  // Reads each document once: long documents are compressed in a TOAST table.
  const rows = await tx.hotRows<Row>(sql`
    select e.id, ${address} as slug, e.published_at, e.first_published_at, ${english} as has_english from content.entry e
    cross join lateral jsonb_to_record(e.published) as d (${sql.join([sql`${sql.id(slug ?? 'slug')} text`, sql`seo jsonb`, ...texts.map((name) => sql`${sql.id(name)} jsonb`)])})
    where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and ${allOf(liveSql(tx.tenant, type))} and d.seo->>'noindex' is distinct from 'true'
    order by e.published_position, e.id limit ${MAX_RECORDS}`)
  return {
    items: rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      updatedAt: row.published_at?.toISOString() ?? null,
      firstPublishedAt: (workflowOf(type.workflow).isChronological && row.first_published_at?.toISOString()) || null,
      locales: row.has_english ? LOCALES : ['ja'],
    })),
  }
}
