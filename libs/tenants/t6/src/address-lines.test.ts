import { expect, it } from 'vitest'
import { addressLines, sellerAddressLines } from './address-lines.ts'

const address = { postalCode: '000-0012', prefecture: 'JP-26', city: '見本市左京', street: '1-2-3', building: null } as const

it('has the order of the language, and its spaces', () => {
  expect(addressLines('ja', address)).toEqual(['〒000-0012', '京都府見本市左京1-2-3'])
  expect(addressLines('en', address)).toEqual(['1-2-3, 見本市左京', 'Kyoto 000-0012', 'Japan'])
})

it('names a building next to the street', () => {
  const flat = { ...address, building: '見本荘 202' }
  expect(addressLines('ja', flat)).toEqual(['〒000-0012', '京都府見本市左京1-2-3', '見本荘 202'])
  expect(addressLines('en', flat)).toEqual(['見本荘 202', '1-2-3, 見本市左京', 'Kyoto 000-0012', 'Japan'])
})

it('leaves out what is not known', () => {
  const unknown = { postalCode: null, prefecture: null, city: '見本市', street: null, building: null }
  expect(addressLines('ja', unknown)).toEqual(['見本市'])
  expect(addressLines('en', unknown)).toEqual(['見本市', 'Japan'])
})

it('writes the seller’s address in the language that is asked for', () => {
  const of = (ja: string | null, en: string | null) => ({ ja, en })
  const seller = { ...address, building: of(null, null), city: of('見本市', 'Mihon'), street: of('左京1-2-3', '1-2-3 Sakyo') }
  expect(sellerAddressLines('ja', seller)).toEqual(['〒000-0012', '京都府見本市左京1-2-3'])
  expect(sellerAddressLines('en', seller)).toEqual(['1-2-3 Sakyo, Mihon', 'Kyoto 000-0012', 'Japan'])
})
