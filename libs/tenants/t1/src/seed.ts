import { defineSeed } from '@captain/content-core'
import { seedArticles } from './seed/articles.ts'
import { seedCategories } from './seed/categories.ts'
import { seedDomains } from './seed/domains.ts'
import { seedFaq } from './seed/faq.ts'
import { seedMessages } from './seed/contacts.ts'
import { seedLegalDocuments } from './seed/legal.ts'
import { seedPartners } from './seed/partners.ts'
import { seedMenuGroups } from './seed/menu-groups.ts'
import { seedMaintenance } from './seed/maintenance.ts'
import { seedTenants } from './seed/tenants.ts'
import { seedUsers } from './seed/users.ts'
import { tenant } from './tenant.ts'

/** Demo records of the portal, in all states. */
export const seed = defineSeed(tenant, async (seeder) => {
  const categories = await seedCategories(seeder)
  await seedArticles(seeder, categories)
  await seedFaq(seeder)
  await seedPartners(seeder)
  await seedLegalDocuments(seeder)
  await seedMessages(seeder)
  await seedMenuGroups(seeder)
  await seedMaintenance(seeder)
  await seedDomains(seeder, await seedTenants(seeder))
  await seedUsers(seeder)
})
