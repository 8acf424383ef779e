import { boolean, defineContentType, int, select, text } from '@captain/content-core'
import { PREFECTURES } from '@captain/presets'
import { PREFECTURE_REGIONS, REGIONS } from './regions.ts'

const MAX_FEE = 9999

/** Fees and times for each prefecture (content model, T6.delivery): 47 fixed records. */
export const delivery = defineContentType({
  name: 'delivery',
  workflow: 'plain',
  screens: ['list'],
  group: 'settings',
  icon: 'truck-delivery',
  title: 'prefecture',
  columns: ['prefecture', 'region', 'feeParcel', 'feeMail', 'feeLarge', 'chilledSurcharge', 'leadDays', 'isDeliverable', 'note'],
  filters: ['region', 'isDeliverable'],
  defaultSort: ['prefecture'],
  listEditable: ['feeParcel', 'feeMail', 'feeLarge', 'chilledSurcharge', 'leadDays', 'isDeliverable', 'note'],
  fixedRecords: { key: 'prefecture', records: PREFECTURE_REGIONS },
  sections: { fees: ['feeParcel', 'feeMail', 'feeLarge', 'chilledSurcharge'], delivery: ['leadDays', 'isDeliverable', 'note'] },
  fields: {
    prefecture: select({ options: PREFECTURES, required: true, public: true, setBy: 'server' }),
    region: select({ options: REGIONS, required: true, public: true, setBy: 'server' }),
    feeParcel: int({ required: true, public: true, max: MAX_FEE, unit: 'yen' }),
    feeMail: int({ public: true, max: MAX_FEE, unit: 'yen' }),
    feeLarge: int({ public: true, max: MAX_FEE, unit: 'yen' }),
    chilledSurcharge: int({ required: true, public: true, max: MAX_FEE, defaultValue: 330, unit: 'yen' }),
    leadDays: int({ required: true, public: true, min: 1, max: 14, defaultValue: 2 }),
    isDeliverable: boolean({ required: true, public: true, defaultValue: true }),
    note: text({ maxBytes: 150, localized: true, public: true }),
  },
})
