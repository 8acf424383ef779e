import { privacyPolicyType, type LegalPart } from '@captain/presets'

/** Processors that a shop requires: payment providers and carriers. */
const SHOP_PARTS: readonly LegalPart[] = [
  {
    ja: [
      '決済代行会社への提供',
      '見本：クレジットカードの決済に必要な情報を、決済代行会社に送信します。カード番号は当店に保存されません。',
    ],
    en: ['Payment processors', 'Sample: What a card payment needs goes to the payment processor. We never store card numbers.'],
  },
  {
    ja: ['配送会社への提供', '見本：商品をお届けするため、お届け先の氏名、住所、電話番号を配送会社に提供します。'],
    en: ['Carriers', 'Sample: To deliver your parcel, its carrier gets the name, address and telephone number it goes to.'],
  },
]

export const privacyPolicy = privacyPolicyType(SHOP_PARTS)
