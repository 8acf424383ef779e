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

/** What the arcade adds to the server: news that are pinned no longer or told in apps, and messages. */
export const server = defineServer(tenant, {
  hooks: { news: newsHooks, contact: contactHooks({ tenant, kinds }) },
  jobs: { news: [newsJob], contact: contactJobs(contact) },
  seed: () => import('./seed.ts'),
})
