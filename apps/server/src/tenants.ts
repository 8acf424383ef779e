import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { TENANTS } from '@captain/tenants'
import { loadDeclaration, type LoadedDeclaration } from './load-tenant.ts'

/** The declarations of all tenants, wrong ones included. */
export const declarations: readonly LoadedDeclaration[] = await Promise.all(
  Object.entries(TENANTS).map(([slug, entry]) => loadDeclaration(slug, entry)),
)

/** All tenants, in the order of the registry; those with a wrong declaration have no content types. */
export const tenants: readonly Tenant[] = declarations.map(({ tenant }) => tenant)

/** Returns the labels of a tenant's declarations in one language; empty for an undeclared tenant. */
export const messagesOf = async (slug: string, locale: Locale): Promise<ErasedMessages> =>
  (await declarations.find(({ tenant }) => tenant.slug === slug)?.loadMessages(locale)) ?? {}
