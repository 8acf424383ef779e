import type { Seed } from '@captain/content-core'
import { seedLanding } from './seed/landing.ts'

/** Demo records of the studio: its one page. */
export const seed: Seed = (seeder) => seedLanding(seeder)
