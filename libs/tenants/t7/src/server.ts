import { defineServer } from '@captain/content-server'
import { eventJob } from '@captain/presets-server'
import { businessDayHooks } from './server/business-day-hooks.ts'
import { businessScheduleHooks } from './server/business-schedule-hooks.ts'
import { businessCalendar, businessToday } from './server/calendar-queries.ts'
import { newGamesJob } from './server/new-games.ts'
import { soldOutHooks, soldOutJob } from './server/sold-out.ts'
import { tenant } from './tenant.ts'

/** Adds the café's hooks, jobs and public queries to the server: rules of its hours, its calendar, and its jobs. */
export const server = defineServer(tenant, {
  hooks: {
    food: soldOutHooks,
    drink: soldOutHooks,
    'business-day': businessDayHooks,
    'business-schedule': businessScheduleHooks,
  },
  publicQueries: [businessCalendar, businessToday],
  jobs: { event: [eventJob], food: [soldOutJob], drink: [soldOutJob], boardgame: [newGamesJob] },
  seed: () => import('./seed.ts'),
})
