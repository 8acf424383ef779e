import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { TENANTS } from '@captain/tenants'

const declarations = await Promise.all(Object.values(TENANTS).map(({ declaration }) => declaration()))

/** All tenants, in the order of the registry. */
export const tenants: readonly Tenant[] = declarations.map(({ tenant }) => tenant)

/** Returns the labels of a tenant's declarations in one language; empty for an undeclared tenant. */
export const messagesOf = async (slug: string, locale: Locale): Promise<ErasedMessages> =>
  (await declarations.find(({ tenant }) => tenant.slug === slug)?.loadMessages(locale)) ?? {}
