import { defineContentType } from '@captain/content-core'
import {
  TERM_OF_SERVICE_COLUMNS,
  TERM_OF_SERVICE_SECTIONS,
  TERM_OF_SERVICE_WARNINGS,
  termOfServiceFields,
  type LegalPart,
} from '@captain/presets'

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

export const termOfService = defineContentType({
  name: 'term-of-service',
  workflow: 'legal',
  screens: ['list', 'new', 'edit', 'preview-by-id'],
  group: 'legal',
  icon: 'file-text',
  title: 'title',
  columns: TERM_OF_SERVICE_COLUMNS,
  order: ['-effectiveDate'],
  sections: TERM_OF_SERVICE_SECTIONS,
  warnings: TERM_OF_SERVICE_WARNINGS,
  fields: termOfServiceFields(SHOP_PARTS),
})
