import { bullets, heading, seedDocument, table } from '@captain/presets'

type Said = string | { readonly items: readonly string[] } | { readonly rows: readonly (readonly string[])[] }

/** A heading of a legal text and its paragraphs, in both languages. */
export type Part = {
  readonly ja: readonly [heading: string, ...said: Said[]]
  readonly en: readonly [heading: string, ...said: Said[]]
}

const blockOf = (said: Said) => {
  if (typeof said === 'string') return said
  return 'items' in said ? bullets(...said.items) : table(...said.rows)
}

const documentOf = (parts: readonly Part[], locale: 'ja' | 'en') =>
  seedDocument(
    ...parts.flatMap((part) => {
      const [title, ...said] = part[locale]
      return [heading(title), ...said.map(blockOf)]
    }),
  )

/** The text of a legal document in both languages. */
export const legalText = (parts: readonly Part[]) => ({ ja: documentOf(parts, 'ja'), en: documentOf(parts, 'en') })
