import type { ApiDescription } from '@captain/content-server'
import type { ErasedMessages, Tenant } from '@captain/content-core'
import { html } from 'hono/html'
import { docsPath } from './addresses.ts'
import type { Html } from './markup.ts'
import { pageWords } from './page-words.ts'

/** A tenant as far as the reader may know of it. */
export type KnownTenant = {
  readonly tenant: Tenant
  readonly types: readonly { readonly name: string; readonly label: string; readonly count: number }[]
  /** Operations of the tenant that belong to no type. */
  readonly own: number
}

/** The tenants and types that some of the operations are of. */
export const knownTenants = (
  { operations }: ApiDescription,
  tenants: readonly Tenant[],
  messages: ReadonlyMap<string, ErasedMessages>,
): readonly KnownTenant[] =>
  tenants.flatMap((tenant) => {
    const ofTenant = operations.filter((one) => one.tenant === tenant.slug)
    const counted = Map.groupBy(ofTenant, ({ type }) => type)
    const types = tenant.contentTypes.flatMap(({ name }) => {
      const count = counted.get(name)?.length ?? 0
      return count === 0 ? [] : [{ name, label: messages.get(tenant.slug)?.[name]?.name ?? name, count }]
    })
    return ofTenant.length === 0 ? [] : [{ tenant, types, own: counted.get(null)?.length ?? 0 }]
  })

type Here = { readonly tenant: string | null; readonly type: string | null }

const link = (href: string, text: string, isHere: boolean): Html =>
  isHere ? html`<a href="${href}" aria-current="page">${text}</a>` : html`<a href="${href}">${text}</a>`

/** The way to every page; the tenant that is shown lies open. */
export const navigationView = (api: ApiDescription, known: readonly KnownTenant[], here: Here): Html => {
  const { locale } = api
  return html`
    <ul>
      <li>${link(docsPath(locale), pageWords(locale).start, here.tenant === null)}</li>
      ${known.map(({ tenant: { slug, names }, types }) => {
        const isOpen = here.tenant === slug
        return html`<li>
          ${link(docsPath(locale, slug), names[locale], isOpen && here.type === null)}
          ${
            isOpen && types.length > 0
              ? html`<ul>
                  ${types.map(({ name, label }) => html`<li>${link(docsPath(locale, slug, name), label, here.type === name)}</li>`)}
                </ul>`
              : ''
          }
        </li>`
      })}
    </ul>
  `
}
