import { describe, expect, it } from 'vitest'
import { shippingOf } from './shipping.ts'

const row = { isDeliverable: true, feeParcel: 770, feeMail: 250, feeLarge: 1760, chilledSurcharge: 330 }
const lines = (...goods: readonly (readonly ['parcel' | 'mail' | 'large', 'normal' | 'chilled' | 'frozen'])[]) =>
  goods.map(([deliveryClass, temperature], place) => ({ place, product: { deliveryClass, temperature } }))
const small = { subtotalIncl: 1000, freeShippingFrom: 8800 }

describe('shipping', () => {
  it.each([
    ['mail alone', lines(['mail', 'normal'], ['mail', 'normal']), row, 'mail', 250],
    ['mail with a parcel', lines(['mail', 'normal'], ['parcel', 'normal']), row, 'parcel', 770],
    ['anything with something large', lines(['mail', 'normal'], ['large', 'normal']), row, 'large', 1760],
    ['mail where there is none', lines(['mail', 'normal']), { ...row, feeMail: null }, 'parcel', 770],
    ['chilled mail', lines(['mail', 'chilled']), row, 'parcel', 1100],
    ['chilled and frozen apart', lines(['parcel', 'chilled'], ['parcel', 'frozen'], ['parcel', 'frozen']), row, 'parcel', 1430],
  ] as const)('sends %s', (_name, goods, fees, deliveryClass, fee) => {
    expect(shippingOf(goods, fees, small)).toEqual({ shipping: { deliveryClass, fee }, issues: [] })
  })

  it('is free from the amount on, but for cool boxes', () => {
    expect(shippingOf(lines(['parcel', 'chilled']), row, { subtotalIncl: 8800, freeShippingFrom: 8800 }).shipping?.fee).toBe(330)
    expect(shippingOf(lines(['parcel', 'normal']), row, { subtotalIncl: 8799, freeShippingFrom: 8800 }).shipping?.fee).toBe(770)
    expect(shippingOf(lines(['parcel', 'normal']), row, { subtotalIncl: 99_999, freeShippingFrom: null }).shipping?.fee).toBe(770)
  })

  it('names the lines that can’t go there', () => {
    const { issues } = shippingOf(lines(['parcel', 'normal'], ['large', 'normal']), { ...row, feeLarge: null }, small)
    expect(issues.map(({ path }) => path)).toEqual(['lines.1.productId'])
    expect(shippingOf(lines(['parcel', 'normal']), { ...row, feeParcel: null }, small).issues).toHaveLength(1)
    expect(shippingOf(lines(['parcel', 'normal']), { ...row, isDeliverable: false }, small).issues[0]?.path).toBe(
      'shippingAddress.prefecture',
    )
    expect(shippingOf(lines(['parcel', 'normal']), null, small).shipping).toBeNull()
  })
})
