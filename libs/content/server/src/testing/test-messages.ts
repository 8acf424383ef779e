import type { ErasedMessages } from '@captain/content-core'
import type { Locale } from '@captain/locale'

const MESSAGES: Readonly<Record<Locale, ErasedMessages>> = {
  ja: {
    dish: {
      name: '料理',
      sections: {},
      fields: {
        name: { label: '料理名' },
        genre: { label: '分類' },
        price: { label: '価格' },
        stars: { label: '星の数' },
        description: { label: '説明' },
        allergens: { label: 'アレルゲン', options: { egg: '卵', milk: '乳', none: '該当なし' } },
        isSoldOut: { label: '売り切れ' },
        seasonFrom: { label: '提供開始日' },
        sizes: { label: 'サイズ', fields: { label: { label: '名称' }, priceDiff: { label: '差額' } } },
        keeper: { label: '担当' },
        secretGrade: { label: '社内評価', options: { a: '優', b: '良' } },
        secretNote: { label: '社内メモ' },
      },
    },
    post: {
      name: '記事',
      sections: {},
      fields: { title: { label: '題名' }, seo: { label: 'SEO', fields: { noindex: { label: '検索に出さない' } } } },
    },
  },
  en: {
    dish: {
      name: 'Dish',
      plural: 'Dishes',
      sections: {},
      fields: {
        name: { label: 'Dish' },
        genre: { label: 'Genre' },
        allergens: { label: 'Allergens', options: { egg: 'Egg', milk: 'Milk', none: 'None' } },
      },
    },
  },
}

/** Returns messages of some of the diner's declarations. */
export const testMessages = async (tenant: string, locale: Locale): Promise<ErasedMessages> => (tenant === 'diner' ? MESSAGES[locale] : {})
