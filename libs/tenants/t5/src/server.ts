import { defineServer } from '@captain/content-server'
import { contactHooks, contactJobs, newsJob } from '@captain/presets-server'
import { contact } from './content-types/contact.ts'
import { inboxMessages } from './messages/contact.ts'
import { soundHooks } from './server/sound-hooks.ts'
import { tenant } from './tenant.ts'

const kinds = {
  ja: inboxMessages.ja.contact.fields.kind.options,
  en: inboxMessages.en.contact.fields.kind.options,
}

/** Adds the label's hooks, jobs and messages to the server: unique recording codes, and the end of pinned news. */
export const server = defineServer(tenant, {
  hooks: { contact: contactHooks({ tenant, kinds }), sound: soundHooks },
  jobs: { news: [newsJob], contact: contactJobs(contact) },
  seed: () => import('./seed.ts'),
})
