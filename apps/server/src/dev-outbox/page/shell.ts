import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locale } from '@captain/locale'
import { html, raw } from 'hono/html'
import { i18nIn } from '../../translator.ts'
import type { Html } from './html.ts'
import { outboxPath } from './addresses.ts'

const STYLE = ['frame.css', 'outbox.css'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n')
// A separate string: a formatter that indents the template below would change the text that the policy hashes.
const STYLE_ELEMENT = `<style>${STYLE}</style>`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Allows only the page's style, its search form, and the frame of a mail. */
export const OUTBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Shell = {
  readonly locale: Locale
  readonly title: string
  /** Path of the same page in the other language. */
  readonly otherPath: string
  readonly main: Html
}

/** Returns the other of the two languages. */
export const otherThan = (locale: Locale): Locale => (locale === 'ja' ? 'en' : 'ja')

/** Returns a page of the outbox. */
export const shell = async ({ locale, title, otherPath, main }: Shell): Promise<string> => {
  const i18n = i18nIn(locale)
  const other = otherThan(locale)
  const page = await html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(STYLE_ELEMENT)}
      </head>
      <body>
        <a class="skip" href="#main">${i18n._('本文へ進む')}</a>
        <header class="top">
          <a class="brand" href="${outboxPath(locale)}">Captain <span>${i18n._('送信箱')}</span></a>
          <a href="${otherPath}" lang="${other}" hreflang="${other}">${i18n._({ id: 'outbox.otherLanguage', message: 'English' })}</a>
        </header>
        <main id="main" class="outbox" tabindex="-1">${main}</main>
      </body>
    </html>`
  return String(page)
}
