import type { ContentTypeMessages } from '@captain/content-core'
import type { productRecommend } from '../content-types/product-recommend.ts'

export const productRecommendMessages = {
  ja: {
    name: 'おすすめ商品',
    sections: { basic: '基本', period: '期間' },
    fields: {
      slot: {
        label: '表示枠',
        options: { hero: 'メイン', seasonal: '季節のおすすめ', gift: 'ギフト', staff: '店長のおすすめ' },
      },
      product: { label: '商品' },
      productName: { label: '商品名' },
      comment: { label: 'ひとこと' },
      showFrom: { label: '表示開始日', help: '空欄なら、すぐに表示します。' },
      showUntil: { label: '表示終了日', help: '空欄なら、外すまで表示します。' },
      isShown: { label: '表示期間中' },
    },
  },
  en: {
    name: 'Recommended products',
    plural: 'Recommended products',
    sections: { basic: 'Basics', period: 'Period' },
    fields: {
      slot: { label: 'Slot', options: { hero: 'Hero', seasonal: 'Seasonal', gift: 'Gifts', staff: 'Staff picks' } },
      product: { label: 'Product' },
      productName: { label: 'Product name' },
      comment: { label: 'Comment' },
      showFrom: { label: 'Show from', help: 'If empty, it is shown immediately.' },
      showUntil: { label: 'Show until', help: 'If empty, it stays until you remove it.' },
      isShown: { label: 'Within its period' },
    },
  },
} satisfies Record<'ja' | 'en', ContentTypeMessages<typeof productRecommend>>
