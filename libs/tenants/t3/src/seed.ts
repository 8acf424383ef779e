import { defineSeed } from '@captain/content-core'
import { seedMessages } from './seed/contacts.ts'
import { seedLegalDocuments } from './seed/legal.ts'
import { seedNews } from './seed/news.ts'
import { seedPartners } from './seed/partners.ts'
import { seedProjects } from './seed/projects.ts'
import { tenant } from './tenant.ts'

/** Demo records of the builder: projects, partners, news and legal documents, in all states. */
export const seed = defineSeed(tenant, async (seeder) => {
  const partners = await seedPartners(seeder)
  const projects = await seedProjects(seeder, partners)
  await seedNews(seeder, projects)
  await seedLegalDocuments(seeder)
  await seedMessages(seeder)
})
