import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { TENANTS } from '@captain/tenants'

const declarations = await Promise.all(Object.values(TENANTS).map(({ declaration }) => declaration()))

/** Every tenant, in the order of the registry. */
export const tenants: readonly Tenant[] = declarations.map(({ tenant }) => tenant)

/** The labels of a tenant's declarations in one language; none for a tenant that is not declared. */
export const messagesOf = async (slug: string, locale: Locale): Promise<ErasedMessages> =>
  (await declarations.find(({ tenant }) => tenant.slug === slug)?.loadMessages(locale)) ?? {}
