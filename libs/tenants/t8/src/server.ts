import type { TenantServer } from '@captain/content-server'
import { eventJob } from '@captain/presets-server'
import { isReachable, PUBLIC_INTERNET } from '@captain/rich-text-server'
import { circleHooks } from './server/circle-hooks.ts'
import { circleJob } from './server/circle-job.ts'
import { eventHooks } from './server/event-hooks.ts'
import { facilityHooks } from './server/facility-hooks.ts'
import { linkHooks, linkJob } from './server/link-check.ts'
import { yearHooks } from './server/year-hooks.ts'

const reaches = (address: string, signal?: AbortSignal): Promise<boolean> => isReachable(address, PUBLIC_INTERNET, signal)

/** What the hall adds to the server: rules of its years and devices, what follows from what, and what changes by itself. */
export const server: TenantServer = {
  hooks: { year: yearHooks, event: eventHooks, facility: facilityHooks, circle: circleHooks, link: linkHooks(reaches) },
  jobs: [eventJob, circleJob, linkJob(reaches)],
}
