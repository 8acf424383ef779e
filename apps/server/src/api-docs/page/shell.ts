import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locale } from '@captain/locale'
import { html, raw } from 'hono/html'
import type { Html } from './markup.ts'
import { pageWords } from './page-words.ts'

const STYLE = ['docs-frame.css', 'docs-parts.css'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n')
// As one text: a formatter that indents the template below would change what the policy's hash is of.
const STYLE_ELEMENT = `<style>${STYLE}</style>`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Nothing but the page's own style and its search form. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Shell = {
  readonly locale: Locale
  readonly title: string
  /** Address of the same page in the other language. */
  readonly otherPath: string
  readonly navigation: Html
  readonly main: Html
}

const other = (locale: Locale): Locale => (locale === 'ja' ? 'en' : 'ja')

/** A page of the documentation. */
export const shell = async ({ locale, title, otherPath, navigation, main }: Shell): Promise<string> => {
  const words = pageWords(locale)
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
        <a class="skip" href="#main">${words.skip}</a>
        <header class="top">
          <a class="brand" href="/api/docs?locale=${locale}">Captain <span>API</span></a>
          <a href="/api/openapi.json?locale=${locale}">${words.document}</a>
          <a href="${otherPath}" lang="${other(locale)}" hreflang="${other(locale)}">${words.other}</a>
        </header>
        <div class="columns">
          <nav aria-label="${words.contents}">${navigation}</nav>
          <main id="main" tabindex="-1">${main}</main>
        </div>
      </body>
    </html>`
  return String(page)
}
