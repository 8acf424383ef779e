import { boolean, defineContentType, int, longText, multiSelect, requiredIf, secret, select, text } from '@captain/content-core'
import { digits, digitsMin, halfWidth, lettersUpper, minCount, onlyFalse } from '@captain/validation'

const isEnabled = (values: { readonly isEnabled: boolean }): boolean => values.isEnabled

/** Payment by card (content model, T6.paymentCard); card numbers never reach this server. */
export const paymentCard = defineContentType({
  name: 'payment-card',
  workflow: 'singleton',
  screens: ['settings'],
  group: 'settings',
  icon: 'credit-card',
  title: 'gateway',
  columns: ['isEnabled', 'gateway', 'mode', 'updatedAt'],
  sections: {
    basic: ['isEnabled', 'mode', 'captureTiming', 'threeDSecure', 'storesCardData', 'minAmount', 'maxAmount'],
    gateway: ['gateway', 'shopId', 'publicKey', 'secretKey', 'webhookSecret', 'statementName'],
    brands: ['brands', 'installments', 'currency'],
    guide: ['guideText'],
  },
  connectionTest: { section: 'gateway' },
  checks: [
    requiredIf('shopId', isEnabled),
    requiredIf('publicKey', isEnabled),
    requiredIf('secretKey', isEnabled),
    requiredIf('webhookSecret', isEnabled),
    requiredIf('statementName', isEnabled),
    requiredIf('guideText.ja', isEnabled),
    { path: 'threeDSecure', rule: 'onlyTrue', test: ({ mode, threeDSecure }) => mode !== 'live' || threeDSecure },
    {
      path: 'maxAmount',
      rule: 'maxNotBelowMin',
      test: ({ minAmount, maxAmount }) => minAmount === null || maxAmount === null || maxAmount > minAmount,
    },
  ],
  fields: {
    isEnabled: boolean({ required: true, public: true }),
    mode: select({ options: ['test', 'live'], required: true, defaultValue: 'test' }),
    gateway: select({ options: ['demoPay'], required: true, defaultValue: 'demoPay' }),
    shopId: text({ maxBytes: 20, rules: [digits(), digitsMin(8)] }),
    publicKey: text({ maxBytes: 150, public: true, rules: [halfWidth()] }),
    secretKey: secret({ maxBytes: 150, rules: [halfWidth()] }),
    webhookSecret: secret({ maxBytes: 150, rules: [halfWidth()] }),
    brands: multiSelect({ options: ['visa', 'mastercard', 'jcb', 'amex', 'diners'], required: true, public: true, rules: [minCount(1)] }),
    captureTiming: select({ options: ['onOrder', 'onShip'], required: true, defaultValue: 'onShip' }),
    threeDSecure: boolean({ required: true, defaultValue: true }),
    storesCardData: boolean({ required: true, rules: [onlyFalse()] }),
    statementName: text({ maxBytes: 22, rules: [halfWidth()] }),
    currency: text({ maxBytes: 3, required: true, public: true, defaultValue: 'JPY', rules: [lettersUpper()] }),
    installments: multiSelect({ options: ['1', '2', '3', '5', '6', '10', '12'], public: true }),
    minAmount: int({ public: true, defaultValue: 100, unit: 'yen' }),
    maxAmount: int({ public: true, unit: 'yen' }),
    guideText: longText({ maxBytes: 1500, localized: true, public: true }),
  },
})
