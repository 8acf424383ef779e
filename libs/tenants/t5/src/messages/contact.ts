import type { ContentTypeMessages } from '@captain/content-core'
import { contactKindLabel, contactMessages } from '@captain/presets'
import type { contact } from '../content-types/contact.ts'

type Words = Record<'ja' | 'en', { readonly contact: ContentTypeMessages<typeof contact> }>

const kinds = {
  ja: { live: '出演依頼', license: '楽曲利用', goods: '物販', fanMail: 'ファンレター', other: 'その他' },
  en: { live: 'Booking', license: 'Licensing', goods: 'Goods', fanMail: 'Fan mail', other: 'Other' },
} as const

export const inboxMessages = {
  ja: {
    contact: {
      ...contactMessages.ja,
      sections: { ...contactMessages.ja.sections, booking: '出演・利用の予定' },
      fields: {
        ...contactMessages.ja.fields,
        kind: { label: contactKindLabel.ja, options: kinds.ja },
        desiredDate: { label: '希望日' },
        venueOrMedia: { label: '会場・媒体名' },
      },
    },
  },
  en: {
    contact: {
      ...contactMessages.en,
      sections: { ...contactMessages.en.sections, booking: 'Booking or use' },
      fields: {
        ...contactMessages.en.fields,
        kind: { label: contactKindLabel.en, options: kinds.en },
        desiredDate: { label: 'Desired date' },
        venueOrMedia: { label: 'Venue / medium' },
      },
    },
  },
} satisfies Words
