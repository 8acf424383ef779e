import type { ContentTypeMessages } from '@captain/content-core'
import { contactKindLabel, contactMessages } from '@captain/presets'
import type { contact } from '../content-types/contact.ts'

type Words = Record<'ja' | 'en', { readonly contact: ContentTypeMessages<typeof contact> }>

const kinds = {
  ja: { facility: '施設利用', circle: 'サークル', event: '催し', accessibility: 'バリアフリー', opinion: 'ご意見' },
  en: { facility: 'Facility use', circle: 'Circles', event: 'Events', accessibility: 'Accessibility', opinion: 'Feedback' },
} as const

export const inboxMessages = {
  ja: {
    contact: {
      ...contactMessages.ja,
      sections: { ...contactMessages.ja.sections, reply: '回答方法' },
      fields: {
        ...contactMessages.ja.fields,
        kind: { label: contactKindLabel.ja, options: kinds.ja },
        relatedFacility: { label: '対象施設' },
        replyMethod: { label: '希望する回答方法', options: { email: 'メール', phone: '電話', fax: 'FAX', none: '回答不要' } },
        replyFax: { label: '回答先FAX' },
      },
    },
  },
  en: {
    contact: {
      ...contactMessages.en,
      sections: { ...contactMessages.en.sections, reply: 'Reply' },
      fields: {
        ...contactMessages.en.fields,
        kind: { label: contactKindLabel.en, options: kinds.en },
        relatedFacility: { label: 'Facility' },
        replyMethod: { label: 'Preferred reply', options: { email: 'E-mail', phone: 'Phone', fax: 'Fax', none: 'No reply needed' } },
        replyFax: { label: 'Reply fax' },
      },
    },
  },
} satisfies Words
