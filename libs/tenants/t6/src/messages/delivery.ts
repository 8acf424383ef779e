import type { ContentTypeMessages } from '@captain/content-core'
import { prefectureNames } from '@captain/presets'
import type { delivery } from '../content-types/delivery.ts'
import type { deliverySetting } from '../content-types/delivery-setting.ts'
import { regionNames } from './regions.ts'

type Words = {
  readonly delivery: ContentTypeMessages<typeof delivery>
  readonly 'delivery-setting': ContentTypeMessages<typeof deliverySetting>
}

export const deliveryMessages = {
  ja: {
    delivery: {
      name: '配送設定',
      sections: { fees: '送料', delivery: '配送' },
      fields: {
        prefecture: { label: '都道府県', options: prefectureNames.ja },
        region: { label: '地域', options: regionNames.ja },
        feeParcel: { label: '宅配便（税込）' },
        feeMail: { label: 'メール便（税込）', help: '空欄なら取り扱いません。' },
        feeLarge: { label: '大型（税込）', help: '空欄なら取り扱いません。' },
        chilledSurcharge: { label: 'クール追加（税込）' },
        leadDays: { label: '配達日数' },
        isDeliverable: { label: '配送可' },
        note: { label: '備考', help: '例：離島は追加料金がかかります。' },
      },
    },
    'delivery-setting': {
      name: '配送の共通設定',
      sections: { common: '共通設定' },
      fields: {
        freeShippingFrom: { label: '送料無料になる金額', help: '商品の税込合計です。空欄なら、送料は無料になりません。' },
        carriers: {
          label: '配送会社',
          help: '1〜5社登録し、1社を既定にします。',
          fields: {
            name: { label: '名前' },
            trackingUrl: { label: '追跡ページのURL' },
            isDefault: { label: '既定' },
          },
        },
        slots: {
          label: '時間帯',
          help: 'お客様が選べる配達の時間帯です。',
          options: { am: '午前', '14-16': '14時〜16時', '16-18': '16時〜18時', '18-20': '18時〜20時', '19-21': '19時〜21時' },
        },
        closedDays: {
          label: '発送休業日',
          help: '発送しない日です。お届け希望日の計算に使います。',
          fields: { date: { label: '日付' }, label: { label: '名前' } },
        },
      },
    },
  },
  en: {
    delivery: {
      name: 'Delivery',
      sections: { fees: 'Fees', delivery: 'Delivery' },
      fields: {
        prefecture: { label: 'Prefecture', options: prefectureNames.en },
        region: { label: 'Region', options: regionNames.en },
        feeParcel: { label: 'Parcel incl. tax' },
        feeMail: { label: 'Mail incl. tax', help: 'If empty, it isn’t offered.' },
        feeLarge: { label: 'Large incl. tax', help: 'If empty, it isn’t offered.' },
        chilledSurcharge: { label: 'Chilled surcharge' },
        leadDays: { label: 'Transit days' },
        isDeliverable: { label: 'Deliverable' },
        note: { label: 'Note', help: 'For example: remote islands cost extra.' },
      },
    },
    'delivery-setting': {
      name: 'Common delivery settings',
      sections: { common: 'Common settings' },
      fields: {
        freeShippingFrom: { label: 'Free shipping from', help: 'Goods total incl. tax. If empty, shipping is never free.' },
        carriers: {
          label: 'Carriers',
          help: '1 to 5. Choose one default.',
          fields: { name: { label: 'Name' }, trackingUrl: { label: 'URL of the tracking page' }, isDefault: { label: 'Default' } },
        },
        slots: {
          label: 'Time slots',
          help: 'Delivery times that customers can choose.',
          options: {
            am: 'Morning',
            '14-16': '14:00 to 16:00',
            '16-18': '16:00 to 18:00',
            '18-20': '18:00 to 20:00',
            '19-21': '19:00 to 21:00',
          },
        },
        closedDays: {
          label: 'No-ship days',
          help: 'Days without shipping. Used to calculate delivery dates.',
          fields: { date: { label: 'Date' }, label: { label: 'Name' } },
        },
      },
    },
  },
} satisfies Record<'ja' | 'en', Words>
