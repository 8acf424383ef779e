import { defineContentType, multiSelect, type FieldValues } from '@captain/content-core'
import { tokushoPreset } from '@captain/presets'
import { minCount } from '@captain/validation'

const base = tokushoPreset()

const fields = {
  ...base.fields,
  /** Guests mostly pay for tickets, vouchers and deposits at the counter. */
  paymentMethods: multiSelect({
    options: ['card', 'bank', 'onSite', 'invoice'],
    required: 'publish',
    public: true,
    rules: [minCount(1)],
    defaultValue: ['onSite'],
  }),
}

type Values = FieldValues<typeof fields>

export const tokusho = defineContentType({
  ...base,
  checks: [
    ...base.checks,
    {
      path: 'licences',
      rule: 'custom',
      params: { ja: '「食品営業」の許可を登録してください。', en: 'Add the licence of your food business.' },
      stage: 'publish',
      test: ({ licences }: Values): boolean => licences.some(({ kind }) => kind === 'food'),
    },
  ],
  fields,
})
