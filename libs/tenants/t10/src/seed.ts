import { defineSeed } from '@captain/content-core'
import { seedLanding } from './seed/landing.ts'
import { tenant } from './tenant.ts'

/** Demo records of the studio: its one page. */
export const seed = defineSeed(tenant, (seeder) => seedLanding(seeder))
