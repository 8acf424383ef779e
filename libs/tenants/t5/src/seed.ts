import { defineSeed } from '@captain/content-core'
import { seedMessages } from './seed/contacts.ts'
import { seedLegalDocuments } from './seed/legal.ts'
import { seedMembers } from './seed/members.ts'
import { seedNews } from './seed/news.ts'
import { seedSounds } from './seed/sounds.ts'
import { tenant } from './tenant.ts'

/** Demo records of the label: members, works, news and legal documents, in all states. */
export const seed = defineSeed(tenant, async (seeder) => {
  const members = await seedMembers(seeder)
  const sounds = await seedSounds(seeder, members)
  await seedNews(seeder, { members, sounds })
  await seedLegalDocuments(seeder)
  await seedMessages(seeder)
})
