import { defineSeed } from '@captain/content-core'
import { seedArticles } from './seed/articles.ts'
import { seedCircles } from './seed/circles.ts'
import { seedMessages } from './seed/contacts.ts'
import { seedEvents } from './seed/events.ts'
import { seedFacilities } from './seed/facilities.ts'
import { seedLinks } from './seed/links.ts'
import { seedMedia } from './seed/media.ts'
import { seedYears } from './seed/years.ts'
import { tenant } from './tenant.ts'

/** Demo records of the hall: years, rooms, circles and events, in all states. */
export const seed = defineSeed(tenant, async (seeder) => {
  const years = await seedYears(seeder)
  const rooms = await seedFacilities(seeder)
  const circles = await seedCircles(seeder, rooms, years)
  await seedEvents(seeder, { years, rooms, circles })
  await seedMedia(seeder, years)
  await seedArticles(seeder, rooms, years)
  await seedLinks(seeder)
  await seedMessages(seeder, rooms)
})
