import { defineServer } from '@captain/content-server'
import { contactHooks, contactJobs, eventJob, reachableHooks, reachableJob } from '@captain/presets-server'
import { contact } from './content-types/contact.ts'
import { inboxMessages } from './messages/contact.ts'
import { circleHooks } from './server/circle-hooks.ts'
import { circleJob } from './server/circle-job.ts'
import { eventHooks } from './server/event-hooks.ts'
import { facilityHooks } from './server/facility-hooks.ts'
import { yearHooks } from './server/year-hooks.ts'
import { tenant } from './tenant.ts'

const kinds = {
  ja: inboxMessages.ja.contact.fields.kind.options,
  en: inboxMessages.en.contact.fields.kind.options,
}

/** Adds the hall's hooks, jobs and messages to the server: rules of its years and devices, derived values, and daily changes. */
export const server = defineServer(tenant, {
  hooks: {
    contact: contactHooks({ tenant, kinds }),
    year: yearHooks,
    event: eventHooks,
    facility: facilityHooks,
    circle: circleHooks,
    link: reachableHooks('url'),
  },
  jobs: { event: [eventJob], circle: [circleJob], link: [reachableJob('url')], contact: contactJobs(contact) },
  seed: () => import('./seed.ts'),
})
