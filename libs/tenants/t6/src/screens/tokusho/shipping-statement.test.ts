import { createI18n } from '@captain/locale'
import { describe, expect, it } from 'vitest'
import { messages } from '../../locales/en.po'
import { shippingStatement } from './shipping-statement.ts'

const row = (prefecture: 'JP-01' | 'JP-13' | 'JP-47', changes: object = {}) => ({
  prefecture,
  feeParcel: 770,
  feeMail: 250,
  feeLarge: null,
  chilledSurcharge: 330,
  isDeliverable: true,
  ...changes,
})

const japanese = { i18n: createI18n('ja'), locale: 'ja' } as const
const english = { i18n: createI18n('en'), locale: 'en' } as const
english.i18n.load('en', messages)

describe('what the notice says of shipping', () => {
  it('is made of the least and the most that is taken', () =>
    expect(shippingStatement([row('JP-13'), row('JP-01', { feeParcel: 1430, feeLarge: 3300 })], 8800, japanese)).toBe(
      [
        '宅配便：770円〜1,430円',
        'メール便：250円',
        '大型商品：3,300円',
        'いずれも税込です。金額は、お届け先の都道府県によって異なります。',
        '冷蔵・冷凍の商品は、330円を加算します。',
        '商品の合計が8,800円以上の場合、送料は無料です（冷蔵・冷凍の加算分を除きます）。',
      ].join('\n'),
    ))

  it('leaves out fees of places that are not reached, and names those', () => {
    const text = shippingStatement([row('JP-13'), row('JP-47', { feeParcel: 9999, isDeliverable: false })], null, english)
    expect(text).toContain('Parcels: ¥770\n')
    expect(text).toContain('We do not deliver to Okinawa.')
    expect(text).not.toContain('free')
  })

  it('says nothing before there are fees', () =>
    expect(shippingStatement([row('JP-13', { feeParcel: null, feeMail: null })], 8800, japanese)).toBeNull())
})
