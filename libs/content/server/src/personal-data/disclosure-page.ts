import type { Locale } from '@captain/locale'
import { i18nIn } from '../translator.ts'
import type { DisclosedField, DisclosedRecord } from './disclose.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark)

const STYLE = `
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1a1917; background: #fff; font: 1rem/1.7 sans-serif; }
h1 { font-size: 1.4rem; } h2 { margin-top: 2.5rem; font-size: 1.1rem; }
table { width: 100%; border-collapse: collapse; } th, td { padding: 0.4rem 0.6rem; border: 1px solid #999; text-align: start; vertical-align: top; }
th { width: 34%; font-weight: 600; } td { white-space: pre-wrap; overflow-wrap: anywhere; }
@media print { body { margin: 0; } section { break-inside: avoid-page; } }`

/** A file for one person: the site, the day and the records. */
export type Disclosure = { readonly site: string; readonly date: string; readonly records: readonly DisclosedRecord[] }

const fieldRow = ({ label, value, earlier }: DisclosedField, earlierLabel: string): string => {
  const past = earlier.map((text) => `<br><small>${escaped(earlierLabel)}${escaped(text)}</small>`).join('')
  return `<tr><th scope="row">${escaped(label)}</th><td>${escaped(value)}${past}</td></tr>`
}

/** Returns a readable page of a person's data, to print or to send. */
export const disclosurePage = ({ site, date, records }: Disclosure, locale: Locale): string => {
  const i18n = i18nIn(locale)
  const title = i18n._('お預かりしている個人情報')
  const earlier = i18n._('以前の値：')
  const section = (record: DisclosedRecord): string => {
    const facts = i18n._('登録：{created}　最終更新：{updated}', { created: record.createdAt, updated: record.updatedAt })
    const trash = record.isInTrash ? `<p>${escaped(i18n._('この記録はごみ箱にあります。'))}</p>` : ''
    const removed = record.isRemoved ? `<p>${escaped(i18n._('このコンテンツは現在使っていません。以前の記録が残っています。'))}</p>` : ''
    return `<section><h2>${escaped(record.type)}</h2><p>${escaped(facts)}</p>${trash}${removed}<table><tbody>${record.fields
      .map((field) => fieldRow(field, earlier))
      .join('')}</tbody></table></section>`
  }
  const made = i18n._('{site}　{date}作成', { site, date })
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1><p>${escaped(made)}</p>${records.map(section).join('')}</body></html>`
}
