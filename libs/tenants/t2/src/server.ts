import type { TenantServer } from '@captain/content-server'
import { areaHooks } from './server/area-hooks.ts'
import { castHooks, castJob } from './server/cast-hooks.ts'
import { pricePlanHooks } from './server/price-plan-hooks.ts'

/** What the club adds to the server: the plan that is recommended, what a copy leaves behind, and casts who have left. */
export const server: TenantServer = { hooks: { area: areaHooks, cast: castHooks, 'price-plan': pricePlanHooks }, jobs: [castJob] }
