import type { Locale } from '@captain/locale'
import type { MailPart } from './mail.ts'

const COLON: Readonly<Record<Locale, string>> = { ja: '：', en: ': ' }

const written = (part: MailPart, colon: string): string => {
  switch (part.kind) {
    case 'heading':
      return `■ ${part.text}`
    case 'text':
      return part.text
    case 'facts':
      return part.rows
        .map(([label, value]) => (value.includes('\n') ? `${label}${colon.trimEnd()}\n${value}` : `${label}${colon}${value}`))
        .join('\n')
    case 'link':
      return `${part.label}\n${part.url}`
  }
}

/** Writes the body as plain text, with empty lines between parts and headings above their content. */
export const writeText = (parts: readonly MailPart[], locale: Locale): string =>
  `${parts.map((part, place) => (place === 0 ? '' : parts[place - 1]?.kind === 'heading' ? '\n' : '\n\n') + written(part, COLON[locale])).join('')}\n`
