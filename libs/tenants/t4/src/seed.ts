import type { Seed } from '@captain/content-core'
import { seedNews } from './seed/news.ts'

/** Demo records of the studio: news of three games, every state among them. */
export const seed: Seed = (seeder) => seedNews(seeder)
