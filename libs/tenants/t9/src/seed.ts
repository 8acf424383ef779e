import { defineSeed } from '@captain/content-core'
import { seedMessages } from './seed/contacts.ts'
import { seedLegalDocuments } from './seed/legal.ts'
import { seedNews } from './seed/news.ts'
import { tenant } from './tenant.ts'

/** Demo records of the arcade: news of three games and its legal documents, in all states. */
export const seed = defineSeed(tenant, async (seeder) => {
  await seedNews(seeder)
  await seedLegalDocuments(seeder)
  await seedMessages(seeder)
})
