import type { ContentTypeMessages } from '@captain/content-core'
import { contactKindLabel, contactMessages } from '@captain/presets'
import type { contact } from '../content-types/contact.ts'

type Words = Record<'ja' | 'en', { readonly contact: ContentTypeMessages<typeof contact> }>

const kinds = {
  ja: { service: 'サービス', trouble: '不具合', billing: '料金', interview: '取材', other: 'その他' },
  en: { service: 'Service', trouble: 'Trouble', billing: 'Billing', interview: 'Press', other: 'Other' },
} as const

export const inboxMessages = {
  ja: {
    contact: {
      ...contactMessages.ja,
      fields: { ...contactMessages.ja.fields, kind: { label: contactKindLabel.ja, options: kinds.ja } },
    },
  },
  en: {
    contact: {
      ...contactMessages.en,
      fields: { ...contactMessages.en.fields, kind: { label: contactKindLabel.en, options: kinds.en } },
    },
  },
} satisfies Words
