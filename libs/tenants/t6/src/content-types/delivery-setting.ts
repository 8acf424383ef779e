import { boolean, date, defineContentType, int, list, multiSelect, text, url } from '@captain/content-core'
import { betweenCount, exactlyOneTrue, unique } from '@captain/validation'
import { DELIVERY_SLOTS } from './delivery-slots.ts'

/** A day without shipping. */
export const closedDate = date({ required: true })

/** Settings of all deliveries (content model, T6.delivery, `setting.*`); edited above the table of fees. */
export const deliverySetting = defineContentType({
  name: 'delivery-setting',
  workflow: 'singleton',
  screens: [],
  embeddedIn: 'delivery',
  group: 'settings',
  icon: 'truck-delivery',
  title: 'freeShippingFrom',
  columns: ['freeShippingFrom', 'updatedAt'],
  sections: { common: ['freeShippingFrom', 'carriers', 'slots', 'closedDays'] },
  fields: {
    freeShippingFrom: int({ public: true, unit: 'yen' }),
    carriers: list({
      required: true,
      public: true,
      max: 5,
      rules: [betweenCount(1, 5), exactlyOneTrue('isDefault')],
      of: { name: text({ maxBytes: 90, required: true, localized: true }), trackingUrl: url({}), isDefault: boolean({}) },
    }),
    slots: multiSelect({ options: DELIVERY_SLOTS, public: true }),
    closedDays: list({
      public: true,
      max: 60,
      rules: [unique(['date'])],
      of: { date: closedDate, label: text({ maxBytes: 90, localized: true }) },
    }),
  },
})
