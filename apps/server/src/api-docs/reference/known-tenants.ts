import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { ApiDescription } from '@captain/content-server'

/** Tenant with the parts that the reader may see. */
export type KnownTenant = {
  readonly tenant: Tenant
  readonly types: readonly { readonly name: string; readonly label: string }[]
}

/** Returns the tenants and types with at least one of the operations. */
export const knownTenants = (
  { operations }: ApiDescription,
  tenants: readonly Tenant[],
  messages: ReadonlyMap<string, ErasedMessages>,
): readonly KnownTenant[] =>
  tenants.flatMap((tenant) => {
    const ofTenant = operations.filter((one) => one.tenant === tenant.slug)
    const names = new Set(ofTenant.map(({ type }) => type))
    const types = tenant.contentTypes
      .filter(({ name }) => names.has(name))
      .map(({ name }) => ({ name, label: messages.get(tenant.slug)?.[name]?.name ?? name }))
    return ofTenant.length === 0 ? [] : [{ tenant, types }]
  })
