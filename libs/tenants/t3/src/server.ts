import { defineServer } from '@captain/content-server'
import { contactHooks, contactJobs, newsJob, urlConnectionTest } from '@captain/presets-server'
import { contact } from './content-types/contact.ts'
import { inboxMessages } from './messages/contact.ts'
import { constructionProjectHooks } from './server/construction-project-hooks.ts'
import { tenant } from './tenant.ts'

const kinds = {
  ja: inboxMessages.ja.contact.fields.kind.options,
  en: inboxMessages.en.contact.fields.kind.options,
}

/** Adds the builder's hooks, jobs and messages to the server: the limit of featured projects, and the end of pinned news. */
export const server = defineServer(tenant, {
  hooks: {
    contact: contactHooks({ tenant, kinds }),
    partner: { connectionTest: urlConnectionTest('websiteUrl') },
    'construction-project': constructionProjectHooks,
  },
  jobs: { news: [newsJob], contact: contactJobs(contact) },
  seed: () => import('./seed.ts'),
})
