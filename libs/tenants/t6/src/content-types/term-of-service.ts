import { termOfServiceType, type LegalPart } from '@captain/presets'

const SHOP_PARTS: readonly LegalPart[] = [
  {
    ja: [
      '契約の成立',
      '見本：ご注文の内容を確認する画面で「注文を確定する」を押し、当店が注文番号をお知らせした時点で、売買契約が成立します。',
    ],
    en: [
      'When the contract is made',
      'Sample: You confirm your order on the last screen; the contract is made when we answer with an order number.',
    ],
  },
]

export const termOfService = termOfServiceType(SHOP_PARTS)
