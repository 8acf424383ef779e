import { html } from 'hono/html'
import { docsPath, operationPath } from './addresses.ts'
import { prose, type Html } from './markup.ts'
import type { KnownTenant } from './navigation.ts'
import { operationView, type PageApi } from './operation-view.ts'

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

const found = ({ api }: PageApi, query: string) => {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  return api.operations.filter(({ id, method, path, summary, details = '' }) => {
    const text = folded(`${id} ${method} ${path} ${summary} ${details}`)
    return words.every((word) => text.includes(word))
  })
}

const MOST_FOUND = 100

const searchForm = ({ api, words }: PageApi, query: string): Html => html`
  <form class="search" role="search" action="/api/docs">
    <input type="hidden" name="locale" value="${api.locale}" />
    <label for="q">${words.search}</label>
    <div class="search-line">
      <input id="q" type="search" name="q" value="${query}" maxlength="100" aria-describedby="q-help" />
      <button>${words.searchButton}</button>
    </div>
    <p id="q-help" class="note">${words.searchHelp}</p>
  </form>
`

const results = (page: PageApi, query: string): Html => {
  const { words, api } = page
  const all = found(page, query)
  return html`
    <h2>${all.length === 0 ? words.nothing : words.found(all.length)}</h2>
    <ul class="found">
      ${all.slice(0, MOST_FOUND).map(
        (operation) => html`
          <li>
            <a href="${operationPath(api.locale, operation)}">
              <span class="method ${operation.method.toLowerCase()}">${operation.method}</span>
              <span class="what"><span class="summary">${operation.summary}</span><code class="path">${operation.path}</code></span>
            </a>
          </li>
        `,
      )}
    </ul>
    <p><a href="${docsPath(api.locale)}">${words.clear}</a></p>
  `
}

const tenantsView = ({ api: { locale }, words }: PageApi, known: readonly KnownTenant[]): Html => html`
  <h2 id="tenants">${words.tenants}</h2>
  <ul class="cards">
    ${known.map(
      ({ tenant: { slug, names }, types, own }) => html`
        <li>
          <a href="${docsPath(locale, slug)}">
            <span class="card-name">${names[locale]}</span>
            <code>${slug}</code>
            <span class="note">${words.operations(own + types.reduce((sum, { count }) => sum + count, 0))}</span>
          </a>
        </li>
      `,
    )}
  </ul>
`

const codesView = ({ words, codes }: PageApi): Html => html`
  <h2 id="codes">${words.codes}</h2>
  <p>${prose(words.codesLead)}</p>
  <div class="scroll" tabindex="0" role="region" aria-labelledby="codes">
    <table>
      <thead>
        <tr>
          <th scope="col">${words.status}</th>
          <th scope="col">${words.code}</th>
          <th scope="col">${words.meaning}</th>
        </tr>
      </thead>
      <tbody>
        ${[...codes.values()]
          .toSorted((one, other) => one.status - other.status)
          .map(
            ({ code, status, title }) =>
              html`<tr>
                <td><code>${status}</code></td>
                <th scope="row"><code>${code}</code></th>
                <td>${title}</td>
              </tr>`,
          )}
      </tbody>
    </table>
  </div>
`

type Overview = { readonly known: readonly KnownTenant[]; readonly query: string; readonly isMember: boolean }

/** What holds for the whole API, and the way to its parts; with a query, the operations that it finds. */
export const overviewPage = (page: PageApi, { known, query, isMember }: Overview): Html => {
  const { words, api } = page
  const common = api.operations.filter(({ tenant }) => tenant === null)
  return html`
    <h1>${words.title}</h1>
    <p class="lead">${words.lead}</p>
    <p class="note">${isMember ? words.reader.member : words.reader.guest}</p>
    ${searchForm(page, query)}
    ${
      query === ''
        ? html`
            <h2 id="start">${words.start}</h2>
            <dl class="guide">
              ${words.guide.map(
                ([name, text]) =>
                  html`<div>
                    <dt>${name}</dt>
                    <dd>${prose(text)}</dd>
                  </div>`,
              )}
            </dl>
            ${tenantsView(page, known)}
            <h2 id="common">${words.common}</h2>
            ${common.map((operation) => operationView(operation, page))} ${codesView(page)}
          `
        : results(page, query)
    }
  `
}
