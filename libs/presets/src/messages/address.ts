import type { FieldMessages } from '@captain/content-core'
import type { address } from '../address.ts'
import { prefectureNames } from './prefectures.ts'

export const addressMessages = {
  ja: {
    label: '住所',
    fields: {
      postalCode: { label: '郵便番号', help: '例：000-0000' },
      prefecture: { label: '都道府県', options: prefectureNames.ja },
      city: { label: '市区町村' },
      street: { label: '番地' },
      building: { label: '建物名・部屋番号' },
      mapUrl: { label: '地図URL', help: 'Googleマップの共有URLを入力します。' },
    },
  },
  en: {
    label: 'Address',
    fields: {
      postalCode: { label: 'Postal code', help: 'For example 000-0000.' },
      prefecture: { label: 'Prefecture', options: prefectureNames.en },
      city: { label: 'City' },
      street: { label: 'Street' },
      building: { label: 'Building' },
      mapUrl: { label: 'Map URL', help: 'Paste the share link of Google Maps.' },
    },
  },
} satisfies Record<'ja' | 'en', FieldMessages<ReturnType<typeof address>>>
