import { defineServer } from '@captain/content-server'
import { contactHooks, contactJobs, newsJob } from '@captain/presets-server'
import { contact } from './content-types/contact.ts'
import { inboxMessages } from './messages/contact.ts'
import { newsHooks } from './server/news-hooks.ts'
import { tenant } from './tenant.ts'

const kinds = {
  ja: inboxMessages.ja.contact.fields.kind.options,
  en: inboxMessages.en.contact.fields.kind.options,
}

/** Adds the arcade's hooks, jobs and messages to the server: the end of pinned news, and notices in apps. */
export const server = defineServer(tenant, {
  hooks: { news: newsHooks, contact: contactHooks({ tenant, kinds }) },
  jobs: { news: [newsJob], contact: contactJobs(contact) },
  seed: () => import('./seed.ts'),
})
