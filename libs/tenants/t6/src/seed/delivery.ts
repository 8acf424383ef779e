import type { SeederOf } from '@captain/content-core'
import { PREFECTURE_REGIONS, type Region } from '../content-types/regions.ts'
import type { tenant } from '../tenant.ts'

type Fees = { readonly feeParcel: number; readonly leadDays: number; readonly feeLarge: number | null }

const FEES: Readonly<Record<Region, Fees>> = {
  hokkaido: { feeParcel: 1430, leadDays: 3, feeLarge: 2970 },
  tohoku: { feeParcel: 990, leadDays: 2, feeLarge: 2200 },
  kanto: { feeParcel: 770, leadDays: 1, feeLarge: 1760 },
  shinetsu: { feeParcel: 770, leadDays: 1, feeLarge: 1760 },
  hokuriku: { feeParcel: 880, leadDays: 2, feeLarge: 1980 },
  tokai: { feeParcel: 770, leadDays: 1, feeLarge: 1760 },
  kinki: { feeParcel: 880, leadDays: 2, feeLarge: 1980 },
  chugoku: { feeParcel: 990, leadDays: 2, feeLarge: 2200 },
  shikoku: { feeParcel: 990, leadDays: 2, feeLarge: 2200 },
  kyushu: { feeParcel: 1210, leadDays: 3, feeLarge: 2640 },
  okinawa: { feeParcel: 1980, leadDays: 5, feeLarge: null },
}

const NOTES: Readonly<Partial<Record<string, { readonly ja: string; readonly en: string }>>> = {
  'JP-13': { ja: '島しょ部は、配達日数が3〜7日長くなります。', en: 'The islands take three to seven days longer.' },
  'JP-42': { ja: '離島は、配達日数が2日ほど長くなります。', en: 'Remote islands take about two days longer.' },
  'JP-47': {
    ja: '大型の商品は配送できません。小さな商品にはメール便をご利用ください。',
    en: 'No large goods. For small ones, choose mail.',
  },
}

/** The 47 fees and the shared settings. */
export const seedDelivery = async (seeder: SeederOf<typeof tenant>): Promise<void> => {
  for (const row of PREFECTURE_REGIONS)
    await seeder.create('delivery', {
      ...row,
      ...FEES[row.region],
      feeMail: 250,
      chilledSurcharge: 330,
      isDeliverable: true,
      note: NOTES[row.prefecture] ?? { ja: null, en: null },
    })
  await seeder.create('delivery-setting', {
    freeShippingFrom: 8800,
    carriers: [
      { name: { ja: 'みほん運輸', en: 'Mihon Transport' }, trackingUrl: 'https://tracking.example/parcel', isDefault: true },
      { name: { ja: '箱庭メール便', en: 'Hakoniwa Mail' }, trackingUrl: null, isDefault: false },
    ],
    slots: ['am', '14-16', '16-18', '18-20', '19-21'],
    closedDays: [
      { date: seeder.day(5), label: { ja: '棚卸し', en: 'Stocktaking' } },
      { date: seeder.day(38), label: { ja: '年末年始', en: 'Year end' } },
      { date: seeder.day(39), label: { ja: '年末年始', en: 'Year end' } },
      { date: seeder.day(40), label: { ja: '年末年始', en: null } },
    ],
  })
}
