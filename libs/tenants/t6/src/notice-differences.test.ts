import { describe, expect, test } from 'vitest'
import { noticeDifferences, type StatedSettings, type Statement } from './notice-differences.ts'

const fees = { feeParcel: 770, feeMail: 250, feeLarge: null, chilledSurcharge: 330, isDeliverable: true }

const settings: StatedSettings = {
  bank: { isEnabled: true, dueDays: 7 },
  card: { isEnabled: true },
  fees: [fees, { ...fees, feeParcel: 1980 }, { ...fees, feeParcel: 9000, isDeliverable: false }],
  freeShippingFrom: 8800,
}

const notice: Statement = {
  paymentMethods: ['card', 'bank'],
  paymentTiming: {
    ja: 'クレジットカード：発送から30日以内に確定します。\n銀行振込：ご注文から７日以内にお振り込みください。',
    en: 'Card: when we ship.\nBank transfer: within seven days.',
  },
  shippingFee: {
    ja: '宅配便770円〜1,980円、メール便250円。クール便は330円を加算します。8,800円以上は無料です。',
    en: 'Parcels ¥770 to ¥1,980, mail 250 yen. Free from ¥8,800.',
  },
}

const found = (changes: Partial<Statement>, other: Partial<StatedSettings> = {}) =>
  noticeDifferences({ ...notice, ...changes }, { ...settings, ...other }).map(({ path, params }) => `${path} ${params.code}`)

describe('a notice and the settings of the shop', () => {
  test('agree if the notice states what the settings say', () => expect(found({})).toEqual([]))

  test('are not compared where a setting does not exist yet', () =>
    expect(found({ paymentMethods: ['bank'], shippingFee: { ja: '5円', en: null } }, { bank: null, card: null, fees: [] })).toEqual([]))

  test.each([
    ['a method that is disabled', {}, { card: { isEnabled: false } }, ['paymentMethods methodDisabled']],
    ['a method that the notice lacks', { paymentMethods: ['card'] }, {}, ['paymentMethods methodMissing']],
    ['a method that no order can have', { paymentMethods: ['card', 'bank', 'invoice'] }, {}, ['paymentMethods methodNotOffered']],
    ['another time to pay', {}, { bank: { isEnabled: true, dueDays: 10 } }, ['paymentTiming.ja dueDays']],
    [
      'another time to pay in English',
      { paymentTiming: { ja: notice.paymentTiming.ja, en: 'Bank transfer: within 10 business days.' } },
      {},
      ['paymentTiming.en dueDays'],
    ],
    ['an amount that is not charged', {}, { freeShippingFrom: 5000 }, ['shippingFee.ja notCharged', 'shippingFee.en notCharged']],
    [
      'the fee of a place that is not reached',
      { shippingFee: { ja: '宅配便770円〜1,980円、離島9,000円', en: null } },
      {},
      ['shippingFee.ja notCharged'],
    ],
    ['no amount', { shippingFee: { ja: '送料は別途かかります。', en: null } }, {}, ['shippingFee.ja highestMissing']],
  ] as const)('differ by %s', (_name, changes, other, expected) => expect(found(changes, other)).toEqual(expected))

  test('name the amounts that are wrong', () => {
    const [first] = noticeDifferences(notice, { ...settings, freeShippingFrom: null })
    expect(first?.params.ja).toContain('8,800')
    expect(first?.params.en).toContain('8,800')
  })
})
