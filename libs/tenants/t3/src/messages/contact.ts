import type { ContentTypeMessages } from '@captain/content-core'
import { contactKindLabel, contactMessages } from '@captain/presets'
import type { contact } from '../content-types/contact.ts'

type Words = Record<'ja' | 'en', { readonly contact: ContentTypeMessages<typeof contact> }>

const kinds = {
  ja: { newBuild: '新築', reform: 'リフォーム', estimate: '見積り', partner: '協力会社', recruit: '採用', other: 'その他' },
  en: { newBuild: 'New build', reform: 'Renovation', estimate: 'Estimate', partner: 'Partner', recruit: 'Recruiting', other: 'Other' },
} as const

export const inboxMessages = {
  ja: {
    contact: {
      ...contactMessages.ja,
      sections: { ...contactMessages.ja.sections, plan: '計画' },
      fields: {
        ...contactMessages.ja.fields,
        kind: { label: contactKindLabel.ja, options: kinds.ja },
        siteCity: { label: '建築予定地' },
        budgetRange: {
          label: 'ご予算',
          options: {
            under5m: '500万円未満',
            to10m: '500〜1,000万円',
            to30m: '1,000〜3,000万円',
            over30m: '3,000万円以上',
            undecided: '未定',
          },
        },
        desiredTiming: { label: '希望時期' },
        contactTime: { label: '連絡希望時間', options: { morning: '午前', afternoon: '午後', evening: '夕方', any: 'いつでも' } },
      },
    },
  },
  en: {
    contact: {
      ...contactMessages.en,
      sections: { ...contactMessages.en.sections, plan: 'Plans' },
      fields: {
        ...contactMessages.en.fields,
        kind: { label: contactKindLabel.en, options: kinds.en },
        siteCity: { label: 'Site city' },
        budgetRange: {
          label: 'Budget',
          options: { under5m: 'Under ¥5m', to10m: '¥5–10m', to30m: '¥10–30m', over30m: 'Over ¥30m', undecided: 'Undecided' },
        },
        desiredTiming: { label: 'Desired timing' },
        contactTime: {
          label: 'Best time to call',
          options: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', any: 'Any time' },
        },
      },
    },
  },
} satisfies Words
