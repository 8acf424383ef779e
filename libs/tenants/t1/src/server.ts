import { definePlatform } from '@captain/platform-server'
import { defineServer } from '@captain/content-server'
import { contactHooks, contactJobs, urlConnectionTest } from '@captain/presets-server'
import { contact } from './content-types/contact.ts'
import { inboxMessages } from './messages/contact.ts'
import { ownDomainHooks } from './server/domain-hooks.ts'
import { expiryJob, expiryMails } from './server/expiry-warnings.ts'
import { syncUserRecords } from './server/sync-user-records.ts'
import { maintenanceEndJob, maintenanceHooks, maintenanceJob } from './server/maintenance-hooks.ts'
import { tenantStatusOf } from './server/tenant-status.ts'
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

/** Adds hooks for the platform's tenants, people and domains, and messages, to the server. */
export const server = defineServer(tenant, {
  hooks: {
    contact: contactHooks({ tenant, kinds }),
    partner: { connectionTest: urlConnectionTest('websiteUrl') },
    tenant: tenantHooks,
    'tenant-menu': tenantMenuHooks,
    'tenant-user': tenantUserHooks,
    'tenant-domain': tenantDomainHooks,
    user: userHooks,
    'maintenance-site': maintenanceHooks,
    domain: { ...ownDomainHooks, mails: expiryMails },
  },
  jobs: { domain: [expiryJob], 'maintenance-site': [maintenanceJob, maintenanceEndJob], contact: contactJobs(contact) },
  seed: () => import('./seed.ts'),
})

/** Services of the portal for all tenants. */
export const platform = definePlatform(tenant, {
  accountSync: syncUserRecords,
  tenantProfiles: { type: 'tenant', by: 'slug', origins: 'allowedOrigins' },
  platformTypes: ['tenant', 'tenant-user', 'user', 'tenant-menu', 'tenant-menu-category', 'maintenance-site'],
  menus: { itemType: 'tenant-menu', groupType: 'tenant-menu-category' },
  tenantStatus: tenantStatusOf,
  maintenanceModes: { type: 'maintenance-site', by: 'site' },
  staffArticles: {
    type: 'article',
    audience: { field: 'audience', options: ['captain', 'both'] },
    tenants: 'targetTenants',
    category: 'category',
    extraFields: ['importance'],
  },
})
