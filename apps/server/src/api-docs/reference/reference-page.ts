import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@captain/locale'
import { html, raw } from 'hono/html'
import { docsPath } from './addresses.ts'
import type { KnownTenant } from './known-tenants.ts'
import { pageMessages, type PageMessages } from './page-messages.ts'
import type { Subject } from './reference-document.ts'
import { VIEWER_MODULE } from './viewer-files.ts'
import { viewerLocalization } from './viewer-messages.ts'

const STYLE = readFileSync(new URL('reference.css', import.meta.url), 'utf8')

const START = `import { createApiReference } from '${VIEWER_MODULE}'
createApiReference('#reference', JSON.parse(document.querySelector('#viewer-options').textContent))`
// A separate string: a formatter that indents the template below would change the text that the policy hashes.
const START_ELEMENT = `<script type="module">${START}</script>`
const START_HASH = createHash('sha256').update(START).digest('base64')

/**
 * Allows only our scripts, without eval, and no connections. The viewer writes style attributes, which neither a hash nor a nonce can
 * allow.
 */
export const REFERENCE_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${START_HASH}'`,
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

type ReferencePage = {
  readonly locale: Locale
  readonly title: string
  readonly subject: Subject
  readonly known: readonly KnownTenant[]
  /** OpenAPI document of the page, as JSON. */
  readonly document: string
}

type Html = ReturnType<typeof html>

/** Darker than the viewer's colours, which do not reach the contrast of WCAG. */
const COLOURS = `
.light-mode { --scalar-color-2: #5c5c5c; --scalar-color-3: #666; --scalar-color-green: #00663f; --scalar-color-blue: #0b5394; --scalar-color-orange: #8a4b00; --scalar-color-yellow: #7a5200; --scalar-color-red: #b3261e; }
.dark-mode { --scalar-color-3: #a3a3a3; --scalar-color-red: #ff8f87; }
`

/** Escapes JSON for a script element. */
const dataText = (json: string): string => json.replaceAll('<', String.raw`\u003c`)

const viewerOptions = (locale: Locale, document: string): string => {
  const options = JSON.stringify({
    localization: viewerLocalization(locale),
    telemetry: false,
    withDefaultFonts: false,
    customCss: COLOURS,
    documentDownloadType: 'none',
    hideClientButton: true,
    hideTestRequestButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true, hideAddApi: true },
    mcp: { disabled: true },
  })
  return dataText(`${options.slice(0, -1)},"content":${document}}`)
}

const link = (href: string, text: string, isHere: boolean): Html =>
  isHere ? html`<a href="${href}" aria-current="page">${text}</a>` : html`<a href="${href}">${text}</a>`

const typeLinks = (locale: Locale, { tenant: { slug }, types }: KnownTenant, here: string | undefined): Html => html`
  <ul>
    ${types.map(({ name, label }) => html`<li>${link(docsPath(locale, slug, name), label, name === here)}</li>`)}
  </ul>
`

const tenantMenu = ({ locale, subject, known }: ReferencePage, messages: PageMessages): Html => html`
  <details class="tenants">
    <summary>${messages.tenants}</summary>
    <div class="panel">
      <ul>
        <li>${link(docsPath(locale), messages.start, subject.tenant === null)}</li>
        ${known.map((one) => {
          const { slug, names } = one.tenant
          const isHere = subject.tenant?.tenant.slug === slug
          return html`<li>
            ${link(docsPath(locale, slug), names[locale], isHere && subject.type === null)}
            ${isHere ? typeLinks(locale, one, subject.type?.name) : ''}
          </li>`
        })}
      </ul>
    </div>
  </details>
`

/** Returns the page that shows an OpenAPI document in the viewer, with a header that links to the other pages and the other language. */
export const referencePage = async (page: ReferencePage): Promise<string> => {
  const { locale, title, subject, document } = page
  const messages = pageMessages(locale)
  const [other = locale] = LOCALES.filter((one) => one !== locale)
  const parts = [subject.tenant?.tenant.slug, subject.type?.name].filter((part) => part !== undefined)
  const text = await html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <a class="skip" href="#reference">${messages.skip}</a>
        <nav class="top" aria-label="${messages.contents}">
          <a class="brand" href="${docsPath(locale)}">${messages.title}</a>
          ${tenantMenu(page, messages)}
          <a class="document" href="/api/openapi.json?locale=${locale}">${messages.document}</a>
          <a href="${docsPath(other, ...parts)}" lang="${other}" hreflang="${other}">${messages.other}</a>
        </nav>
        <noscript>${messages.noScript} <a href="/api/openapi.json?locale=${locale}">${messages.document}</a></noscript>
        <div id="reference" tabindex="-1"></div>
        ${raw(`<script type="application/json" id="viewer-options">${viewerOptions(locale, document)}</script>`)} ${raw(START_ELEMENT)}
      </body>
    </html>`
  return String(text)
}
