import { definePlatform } from '@captain/platform-server'
import { defineServer, type DefinedServer } from '@captain/content-server'
import { contactHooks, contactJobs, reachableTrial } from '@captain/presets-server'
import { contact } from './content-types/contact.ts'
import { inboxMessages } from './messages/contact.ts'
import { ownDomainHooks } from './server/domain-hooks.ts'
import { expiryJob, expiryMails } from './server/expiry-warnings.ts'
import { followAccounts } from './server/follow-accounts.ts'
import { maintenanceEndJob, maintenanceHooks, maintenanceJob } from './server/maintenance-hooks.ts'
import { standingOf } from './server/standing.ts'
import { tenantDomainHooks } from './server/tenant-domain-hooks.ts'
import { tenantMenuHooks } from './server/tenant-menu-hooks.ts'
import { tenantHooks } from './server/tenant-hooks.ts'
import { tenantUserHooks } from './server/tenant-user-hooks.ts'
import { userHooks } from './server/user-hooks.ts'
import { tenant } from './tenant.ts'

const kinds = {
  ja: inboxMessages.ja.contact.fields.kind.options,
  en: inboxMessages.en.contact.fields.kind.options,
}

const typed = defineServer(tenant, {
  hooks: { contact: contactHooks({ tenant, kinds }), partner: { trial: reachableTrial('websiteUrl') } },
  jobs: { contact: contactJobs(contact) },
  seed: () => import('./seed.ts'),
})

/** Adds hooks for the platform's tenants, people and domains, and messages, to the server. */
export const server: DefinedServer<'nyanko'> = {
  ...typed,
  hooks: {
    ...typed.hooks,
    tenant: tenantHooks,
    'tenant-menu': tenantMenuHooks,
    'tenant-user': tenantUserHooks,
    'tenant-domain': tenantDomainHooks,
    user: userHooks,
    'maintenance-site': maintenanceHooks,
    domain: { ...ownDomainHooks, mail: expiryMails },
  },
  jobs: [expiryJob, maintenanceJob, maintenanceEndJob, ...(typed.jobs ?? [])],
}

/** Services of the portal for all tenants. */
export const platform = definePlatform(tenant, {
  follow: followAccounts,
  profiles: { type: 'tenant', by: 'slug', origins: 'allowedOrigins' },
  standingTypes: ['tenant', 'tenant-user', 'user', 'tenant-menu', 'tenant-menu-category', 'maintenance-site'],
  menus: { entries: 'tenant-menu', groups: 'tenant-menu-category' },
  standing: standingOf,
  maintenances: { type: 'maintenance-site', by: 'site' },
  bulletins: {
    type: 'article',
    audience: { field: 'audience', options: ['captain', 'both'] },
    tenants: 'targetTenants',
    category: 'category',
    besides: ['importance'],
  },
})
