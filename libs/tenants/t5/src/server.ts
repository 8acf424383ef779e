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

/** What the label adds to the server: codes of recordings that nobody else has, news that are pinned no longer, and messages. */
export const server = defineServer(tenant, {
  hooks: { contact: contactHooks({ tenant, kinds }), sound: soundHooks },
  jobs: { news: [newsJob], contact: contactJobs(contact) },
  seed: () => import('./seed.ts'),
})
