import { boolean, defineContentType, int, list, longText, requiredIf, select, text } from '@captain/content-core'
import { alnumLen, betweenCount, digits, digitsExact, digitsHyphenDigits, digitsMax, exactlyOneTrue, katakana } from '@captain/validation'

const isEnabled = (values: { readonly isEnabled: boolean }): boolean => values.isEnabled

/** Payment by bank transfer (content model, T6.paymentBank). */
export const paymentBank = defineContentType({
  name: 'payment-bank',
  workflow: 'singleton',
  screens: ['settings'],
  group: 'settings',
  icon: 'building-bank',
  title: 'dueDays',
  columns: ['isEnabled', 'dueDays', 'updatedAt'],
  sections: {
    basic: ['isEnabled', 'dueDays', 'autoCancel', 'feeBearer', 'minAmount', 'maxAmount'],
    accounts: ['accounts'],
    guide: ['guideText', 'mailNote'],
  },
  checks: [
    requiredIf('guideText.ja', isEnabled),
    {
      path: 'maxAmount',
      rule: 'maxNotBelowMin',
      test: ({ minAmount, maxAmount }) => minAmount === null || maxAmount === null || maxAmount > minAmount,
    },
  ],
  fields: {
    isEnabled: boolean({ required: true, public: true }),
    accounts: list({
      required: true,
      max: 3,
      rules: [betweenCount(1, 3), exactlyOneTrue('isDefault')],
      of: {
        bankName: text({ maxBytes: 90, required: true, localized: true }),
        bankCode: text({ maxBytes: 4, required: true, rules: [digitsExact(4)] }),
        branchName: text({ maxBytes: 90, required: true, localized: true }),
        branchCode: text({ maxBytes: 3, required: true, rules: [digitsExact(3)] }),
        accountType: select({ options: ['ordinary', 'checking', 'saving'], required: true, defaultValue: 'ordinary' }),
        accountNumber: text({ maxBytes: 8, required: true, rules: [digits(), digitsMax(8)] }),
        yuchoNumber: text({ maxBytes: 14, rules: [digitsHyphenDigits(5, 8)] }),
        holderPrefix: select({ options: ['none', 'ka', 'yu', 'go', 'sha'], defaultValue: 'none' }),
        holderKana: text({ maxBytes: 120, required: true, rules: [katakana()] }),
        swiftCode: text({ maxBytes: 11, rules: [alnumLen(11)] }),
        isDefault: boolean({}),
      },
    }),
    dueDays: int({ required: true, public: true, min: 3, max: 30, defaultValue: 7 }),
    autoCancel: boolean({ defaultValue: true }),
    feeBearer: select({ options: ['customer', 'shop'], required: true, public: true, defaultValue: 'customer' }),
    minAmount: int({ public: true, unit: 'yen' }),
    maxAmount: int({ public: true, unit: 'yen' }),
    guideText: longText({ maxBytes: 1500, localized: true, public: true }),
    mailNote: longText({ maxBytes: 1500, localized: true }),
  },
})
