import { mistakeIn, type ErasedMessages, type Tenant } from '@captain/content-core'
import { mistakeInServer, type DefinedServer, type TenantServer } from '@captain/content-server'
import type { Locale } from '@captain/locale'

/** The declaration of a tenant as far as it can be used. */
export type LoadedDeclaration = {
  /** Without content types if the declaration is wrong, so that nothing works with it. */
  readonly tenant: Tenant
  readonly loadMessages: (locale: Locale) => Promise<ErasedMessages>
  /** Why the tenant does not run; null if it does. */
  readonly mistake: string | null
}

/** The server part of a tenant; empty if it is wrong. */
export type LoadedServer = { readonly server: TenantServer; readonly mistake: string | null }

type Declared = {
  readonly number: number
  readonly declaration: () => Promise<Pick<LoadedDeclaration, 'tenant' | 'loadMessages'>>
}

const GREY = '#495057'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Two tenants with one number would be one in storage. */
const wrongNumber = (tenant: Tenant, number: number): string | null =>
  tenant.number === number ? null : `${tenant.slug}.number: is ${tenant.number} instead of ${number}, as the registry of tenants has it`

/** Loads the declaration of a tenant. Never rejects: a wrong declaration stops its own tenant only. */
export const loadDeclaration = async (slug: string, { number, declaration }: Declared): Promise<LoadedDeclaration> => {
  try {
    const { tenant, loadMessages } = await declaration()
    const mistake = wrongNumber(tenant, number) ?? mistakeIn(tenant)
    if (mistake === null) return { tenant, loadMessages, mistake }
    const { names, abbreviation, color } = tenant
    return { tenant: { number, slug, names, abbreviation, color, contentTypes: [] }, loadMessages, mistake }
  } catch (error) {
    const tenant = { number, slug, names: { ja: slug, en: slug }, abbreviation: '', color: GREY, contentTypes: [] }
    return { tenant, loadMessages: async () => ({}), mistake: messageOf(error) }
  }
}

/** Loads the server part of a tenant whose declaration is right. Never rejects. */
export const loadServer = async (
  { tenant, mistake }: LoadedDeclaration,
  load: () => Promise<{ readonly server: DefinedServer }>,
): Promise<LoadedServer> => {
  if (mistake !== null) return { server: {}, mistake }
  try {
    const { server } = await load()
    const wrong = mistakeInServer(tenant, server)
    return wrong === null ? { server, mistake: null } : { server: {}, mistake: wrong }
  } catch (error) {
    return { server: {}, mistake: messageOf(error) }
  }
}
