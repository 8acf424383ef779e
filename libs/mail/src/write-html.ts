import type { Locale } from '@captain/locale'
import { headerText } from './header-text.ts'
import type { Mail, MailPart } from './mail.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>')

const isLink = (url: string): boolean => URL.canParse(url) && ['http:', 'https:', 'mailto:'].includes(new URL(url).protocol)

// Mail programs support neither style sheets nor variables, and choose colours that also work on dark backgrounds.
const CELL = 'padding:4px 16px 4px 0;vertical-align:top;text-align:left;font-weight:normal'

const written = (part: MailPart): string => {
  switch (part.kind) {
    case 'heading':
      return `<h2 style="font-size:16px;margin:24px 0 8px">${escaped(part.text)}</h2>`
    case 'text':
      return `<p style="margin:0 0 16px">${lines(part.text)}</p>`
    case 'facts':
      return `<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${part.rows
        .map(([label, value]) => `<tr><th scope="row" style="${CELL}">${escaped(label)}</th><td style="${CELL}">${lines(value)}</td></tr>`)
        .join('')}</table>`
    case 'link':
      return isLink(part.url)
        ? `<p style="margin:0 0 16px"><a href="${escaped(part.url)}">${escaped(part.label)}</a></p>`
        : `<p style="margin:0 0 16px">${escaped(part.label)}<br>${escaped(part.url)}</p>`
  }
}

/** Writes the body as a small HTML page without scripts, images or external resources. */
export const writeHtml = ({ locale, subject, parts }: Pick<Mail, 'subject' | 'parts'> & { readonly locale: Locale }): string =>
  [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(headerText(subject))}</title></head>`,
    '<body style="margin:0;padding:16px;font-family:sans-serif;font-size:15px;line-height:1.7"><div style="max-width:640px;margin:0 auto">',
    ...parts.map(written),
    '</div></body></html>',
    '',
  ].join('\n')
