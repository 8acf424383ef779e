import { defineServer } from '@captain/content-server'
import { areaHooks } from './server/area-hooks.ts'
import { castHooks, castJobs } from './server/cast-hooks.ts'
import { castWorkScheduleHooks } from './server/cast-work-schedule-hooks.ts'
import { pricePlanHooks } from './server/price-plan-hooks.ts'
import { castsOfArea, holidaysOfMonth, scheduleOfCast, scheduleOfDay } from './server/schedule-queries.ts'
import { tenant } from './tenant.ts'

/** Adds the club's hooks, jobs and public queries to the server: rules of shifts, the recommended plan, and daily changes. */
export const server = defineServer(tenant, {
  hooks: { area: areaHooks, cast: castHooks, 'cast-work-schedule': castWorkScheduleHooks, 'price-plan': pricePlanHooks },
  publicQueries: [scheduleOfDay, scheduleOfCast, castsOfArea, holidaysOfMonth],
  jobs: { cast: castJobs },
  seed: () => import('./seed.ts'),
})
