import { defineContentType, multiSelect } from '@captain/content-core'
import { TOKUSHO_CHECKS, TOKUSHO_TYPE, tokushoFields } from '@captain/presets'
import { minCount } from '@captain/validation'

type Licensed = { readonly licences: readonly { readonly kind: string }[] }

export const tokusho = defineContentType({
  ...TOKUSHO_TYPE,
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
  fields: {
    ...tokushoFields,
    /** Guests mostly pay for tickets, vouchers and deposits at the counter. */
    paymentMethods: multiSelect({
      options: ['card', 'bank', 'onSite', 'invoice'],
      required: 'publish',
      public: true,
      rules: [minCount(1)],
      initial: ['onSite'],
    }),
  },
})
