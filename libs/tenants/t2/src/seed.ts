import { defineSeed } from '@captain/content-core'
import { seedAreas } from './seed/areas.ts'
import { seedArticles } from './seed/articles.ts'
import { seedCasts } from './seed/casts.ts'
import { seedLegalDocuments } from './seed/legal.ts'
import { seedPrices } from './seed/prices.ts'
import { seedServices } from './seed/services.ts'
import { seedShifts } from './seed/shifts.ts'
import { tenant } from './tenant.ts'

/** Demo records of the club: services, areas, casts and their shifts, prices, articles and legal documents, in all states. */
export const seed = defineSeed(tenant, async (seeder) => {
  const services = await seedServices(seeder)
  const areas = await seedAreas(seeder)
  const casts = await seedCasts(seeder, services, areas)
  await seedShifts(seeder, casts)
  await seedPrices(seeder, services)
  await seedArticles(seeder, casts, services)
  await seedLegalDocuments(seeder)
})
