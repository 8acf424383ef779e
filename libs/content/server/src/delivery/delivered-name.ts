import { slugField, type AnyContentType, type DeliveredReference } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { titleSides } from '../store/title.ts'

/** The stored title and slug of a record. */
export type NamedRow = { readonly id: string; readonly title: unknown; readonly slug: unknown }

/** Returns the name of a record for references: its title and slug appear only if its declaration makes them public. */
export const deliveredName = (type: AnyContentType, row: NamedRow, locale: Locale): DeliveredReference => {
  const isPublic = (name: string | null) => name !== null && type.fields[name]?.visibility === 'list'
  const title = titleSides(row.title)
  return {
    id: row.id,
    slug: isPublic(slugField(type)) && typeof row.slug === 'string' ? row.slug : null,
    title: isPublic(type.title) ? (title[locale] ?? title.ja ?? '') : '',
  }
}
