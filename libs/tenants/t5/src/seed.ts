import type { Seed } from '@captain/content-core'
import { seedMessages } from './seed/contacts.ts'
import { seedLegalDocuments } from './seed/legal.ts'
import { seedMembers } from './seed/members.ts'
import { seedNews } from './seed/news.ts'
import { seedSounds } from './seed/sounds.ts'

/** Demo records of the label: members, works, news and papers, every state among them. */
export const seed: Seed = async (seeder) => {
  const members = await seedMembers(seeder)
  const sounds = await seedSounds(seeder, members)
  await seedNews(seeder, { members, sounds })
  await seedLegalDocuments(seeder)
  await seedMessages(seeder)
}
