import type { FieldMessages } from '@captain/content-core'
import type { address } from '../../address.ts'
import { prefectureNames } from './prefectures.ts'

export type AddressLabels = FieldMessages<ReturnType<typeof address>>

export const addressLabels = {
  label: '住所',
  fields: {
    postalCode: { label: '郵便番号', help: '例：000-0000' },
    prefecture: { label: '都道府県', options: prefectureNames },
    city: { label: '市区町村' },
    street: { label: '番地' },
    building: { label: '建物名・部屋番号' },
    mapUrl: { label: '地図URL', help: 'Googleマップの共有URLを入力します。' },
  },
} satisfies AddressLabels
