import { defineSeed } from '@captain/content-core'
import { seedNews } from './seed/news.ts'
import { tenant } from './tenant.ts'

/** Demo records of the studio: news of three games, in all states. */
export const seed = defineSeed(tenant, (seeder) => seedNews(seeder))
