import { defineContentType, longText } from '@captain/content-core'
import { tokushoPreset } from '@captain/presets'

const base = tokushoPreset()

/**
 * The legal notice of a seller of services: nothing is shipped, but contracts run on and customers need a device (content model, P.tokusho,
 * T1).
 */
export const tokusho = defineContentType({
  ...base,
  fields: {
    ...base.fields,
    shippingFee: longText({
      maxBytes: 1500,
      required: 'publish',
      localized: true,
      public: true,
      defaultValue: {
        ja: 'サービスの性質上、送料はかかりません。',
        en: 'Due to the nature of the service, there is no shipping fee.',
      },
    }),
    subscriptionTerms: longText({ maxBytes: 3000, required: 'publish', localized: true, public: true }),
    operatingEnvironment: longText({ maxBytes: 1500, required: 'publish', localized: true, public: true }),
  },
})
