import type { ContentTypeMessages } from '@captain/content-core'
import { contactKindLabel, contactMessages } from '@captain/presets'
import type { contact } from '../content-types/contact.ts'

type Words = Record<'ja' | 'en', { readonly contact: ContentTypeMessages<typeof contact> }>

const kinds = {
  ja: { account: 'アカウント', purchase: '購入', bug: '不具合', report: '通報', other: 'その他' },
  en: { account: 'Account', purchase: 'Purchase', bug: 'Bug', report: 'Report', other: 'Other' },
} as const

const platforms = { ios: 'iOS', android: 'Android', pc: 'PC' } as const

export const inboxMessages = {
  ja: {
    contact: {
      ...contactMessages.ja,
      sections: { ...contactMessages.ja.sections, play: 'プレイ環境' },
      fields: {
        ...contactMessages.ja.fields,
        kind: { label: contactKindLabel.ja, options: kinds.ja },
        gameTitle: {
          label: '対象タイトル',
          options: { starHarbor: '星港オンライン', pixelRally: 'ピクセルラリー', bubbleShrine: '泡の社', all: '全体' },
        },
        playerId: { label: 'プレイヤーID' },
        platform: { label: '端末', options: platforms },
        osVersion: { label: 'OSバージョン' },
        occurredAt: { label: '発生日時' },
        orderReference: { label: '購入番号' },
      },
    },
  },
  en: {
    contact: {
      ...contactMessages.en,
      sections: { ...contactMessages.en.sections, play: 'Game and device' },
      fields: {
        ...contactMessages.en.fields,
        kind: { label: contactKindLabel.en, options: kinds.en },
        gameTitle: {
          label: 'Game title',
          options: { starHarbor: 'Star Harbor Online', pixelRally: 'Pixel Rally', bubbleShrine: 'Bubble Shrine', all: 'All' },
        },
        playerId: { label: 'Player ID' },
        platform: { label: 'Platform', options: platforms },
        osVersion: { label: 'OS version' },
        occurredAt: { label: 'Occurred at' },
        orderReference: { label: 'Purchase reference' },
      },
    },
  },
} satisfies Words
