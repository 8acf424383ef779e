import { defineContentType, multiSelect } from '@captain/content-core'
import { TOKUSHO_CHECKS, TOKUSHO_COLUMNS, TOKUSHO_REQUIRED, TOKUSHO_SECTIONS, TOKUSHO_WARNINGS, tokushoFields } from '@captain/presets'
import { minCount } from '@captain/validation'

type Licensed = { readonly licences: readonly { readonly kind: string }[] }

export const tokusho = defineContentType({
  name: 'tokusho',
  workflow: 'legal',
  screens: ['list', 'new', 'edit', 'preview-by-id'],
  group: 'legal',
  icon: 'license',
  title: 'sellerName',
  columns: TOKUSHO_COLUMNS,
  order: ['-effectiveDate'],
  sections: TOKUSHO_SECTIONS,
  checks: [
    ...TOKUSHO_CHECKS,
    {
      path: 'licences',
      rule: 'custom',
      params: { ja: '「食品営業」の許可を登録してください。', en: 'Add the licence of your food business.' },
      stage: 'publish',
      test: ({ licences }: Licensed): boolean => licences.some(({ kind }) => kind === 'food'),
    },
  ],
  warnings: TOKUSHO_WARNINGS,
  completeness: TOKUSHO_REQUIRED,
  fields: {
    ...tokushoFields,
    /** Tickets, vouchers and deposits are mostly paid at the counter. */
    paymentMethods: multiSelect({
      options: ['card', 'bank', 'onSite', 'invoice'],
      required: 'publish',
      public: true,
      rules: [minCount(1)],
      initial: ['onSite'],
    }),
  },
})
