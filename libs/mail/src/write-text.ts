import type { MailPart } from './mail.ts'

const written = (part: MailPart): string => {
  switch (part.kind) {
    case 'heading':
      return `■ ${part.text}`
    case 'text':
      return part.text
    case 'facts':
      return part.rows.map(([label, value]) => (value.includes('\n') ? `${label}：\n${value}` : `${label}：${value}`)).join('\n')
    case 'link':
      return `${part.label}\n${part.url}`
  }
}

/** The body as plain text, pieces apart by an empty line and headings on top of what they are about. */
export const writeText = (parts: readonly MailPart[]): string =>
  `${parts.map((part, place) => (place === 0 ? '' : parts[place - 1]?.kind === 'heading' ? '\n' : '\n\n') + written(part)).join('')}\n`
