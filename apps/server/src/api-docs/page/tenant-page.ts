import type { JsonSchema } from '@captain/http-server'
import type { DescribedOperation } from '@captain/auth-server'
import { html } from 'hono/html'
import { docsPath } from './addresses.ts'
import { listing, prose, type Html } from './markup.ts'
import type { KnownTenant } from './navigation.ts'
import { operationView, type PageApi } from './operation-view.ts'
import { clientSetup } from './samples.ts'
import { shapeTable } from './shape-view.ts'

const clientView = ({ words, baseUrl }: PageApi, { tenant: { number } }: KnownTenant): Html => html`
  <h2 id="client">${words.client}</h2>
  <p>${words.clientLead}</p>
  ${listing(words.client, clientSetup(number, baseUrl))}
`

const isOfStaff = ({ api }: PageApi, slug: string): boolean =>
  api.operations.some(({ tenant, guard }) => tenant === slug && guard !== 'public')

/** A tenant: its content types, and what it has besides them. */
export const tenantPage = (page: PageApi, known: KnownTenant): Html => {
  const { api, words } = page
  const { slug, names } = known.tenant
  const own = api.operations.filter(({ tenant, type }) => tenant === slug && type === null)
  return html`
    <h1>${names[api.locale]} <code>${slug}</code></h1>
    ${
      known.types.length === 0
        ? ''
        : html`
            <h2 id="types">${words.types}</h2>
            <ul class="cards">
              ${known.types.map(
                ({ name, label, count }) =>
                  html`<li>
                    <a href="${docsPath(api.locale, slug, name)}">
                      <span class="card-name">${label}</span>
                      <code>${name}</code>
                      <span class="note">${words.operations(count)}</span>
                    </a>
                  </li>`,
              )}
            </ul>
          `
    }
    ${isOfStaff(page, slug) && known.types.length > 0 ? clientView(page, known) : ''}
    ${
      own.length === 0
        ? ''
        : html`<h2 id="own">${words.ofTenant}</h2>
            ${own.map((operation) => operationView(operation, page))}`
    }
  `
}

const shapeOf = ({ api }: PageApi, name: string): JsonSchema | null =>
  api.schemas.get(name) ?? api.schemas.get(`${name}.public`) ?? api.schemas.get(`${name}.submission`) ?? null

/** What people look for first; what is not named comes behind it. */
const ORDER = ['list', 'get', 'create', 'update', 'remove', 'restore', 'duplicate', 'publicList', 'publicRecord', 'submit']

const rankOf = ({ id }: DescribedOperation): number => {
  const place = ORDER.indexOf(id.split('.').at(-1) ?? '')
  return place === -1 ? ORDER.length : place
}

const inOrder = (operations: readonly DescribedOperation[]) => operations.toSorted((one, other) => rankOf(one) - rankOf(other))

const groupView = (title: string, operations: readonly DescribedOperation[], page: PageApi): Html | string =>
  operations.length === 0
    ? ''
    : html`<h2>${title}</h2>
        ${operations.map((operation) => operationView(operation, page))}`

/** A content type: what it is made of, and what can be done with it. */
export const typePage = (page: PageApi, known: KnownTenant, name: string): Html => {
  const { api, words } = page
  const { slug, names } = known.tenant
  const label = known.types.find((type) => type.name === name)?.label ?? name
  const operations = api.operations.filter(({ tenant, type }) => tenant === slug && type === name)
  const isStaff = operations.some(({ guard }) => guard !== 'public')
  const shape = isStaff ? shapeOf(page, `${slug}.${name}`) : shapeOf(page, `${slug}.${name}.public`)
  return html`
    <p class="up"><a href="${docsPath(api.locale, slug)}">${words.up(names[api.locale])}</a></p>
    <h1>${label} <code>${name}</code></h1>
    ${isStaff ? listing(words.client, clientSetup(known.tenant.number, page.baseUrl)) : ''}
    ${groupView(words.staff, inOrder(operations.filter(({ guard }) => guard !== 'public')), page)}
    ${groupView(words.open, inOrder(operations.filter(({ guard }) => guard === 'public')), page)}
    ${
      shape === null
        ? ''
        : html`
            <h2 id="fields">${words.fields}</h2>
            <p>${prose(words.fieldsLead)}</p>
            ${shapeTable(shape, words.fields, api, words)}
          `
    }
  `
}
