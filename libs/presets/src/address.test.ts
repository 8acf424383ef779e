import { defineContentType, nestedFields, validate, type AnyField } from '@captain/content-core'
import { describe, expect, it } from 'vitest'
import { address } from './address.ts'
import { addressLabels as en } from './messages/en/address.ts'
import { addressLabels as ja } from './messages/ja/address.ts'
import { PREFECTURES } from './prefectures.ts'
import { sns } from './sns.ts'

const typeWith = (place: ReturnType<typeof address>) =>
  defineContentType({
    name: 'shop',
    workflow: 'plain',
    screens: ['list', 'new', 'edit'],
    group: 'settings',
    icon: 'map',
    title: 'place',
    columns: [],
    sections: { basic: ['place', 'accounts'] },
    fields: { place, accounts: sns({}) },
  })

const issues = (place: Parameters<typeof typeWith>[0], values: object, stage: 'save' | 'publish' = 'save') => {
  const checked = validate(typeWith(place), { place: values, accounts: {} }, stage)
  return checked.ok ? [] : checked.issues.map(({ path, rule }) => `${path} ${rule}`)
}

describe('an address', () => {
  it('is optional', () => {
    expect(issues(address(), {}, 'publish')).toEqual([])
  })

  it('has its parts checked', () => {
    const whole = { postalCode: '1500002', prefecture: 'JP-13', city: { ja: '渋谷区' }, street: { ja: '渋谷9-9-9' } }
    expect(issues(address(), whole)).toEqual([])
    expect(issues(address(), { ...whole, prefecture: 'JP-48' })).toEqual(['place.prefecture oneOf'])
    expect(issues(address(), { mapUrl: 'https://example.com/maps/' })).toEqual(['place.mapUrl startsWithUrl'])
    expect(issues(address(), { mapUrl: 'https://www.google.com/maps/place/1' })).toEqual([])
  })

  it('is shown to whom it was said to be', () => {
    expect([address().visibility, address({}).visibility, address({ public: true }).visibility]).toEqual(['detail', 'private', 'list'])
  })

  it('fills fields in from its code that it has', () => {
    const parts = nestedFields(address() as AnyField) ?? {}
    const code = parts['postalCode']
    const fills = code?.kind === 'postalCode' ? code.config.autofills : null
    const named = Object.values(fills ?? {}).map((path) => path.split('.')[0] ?? '')
    expect(named).toEqual(['prefecture', 'city', 'street'])
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(named))
  })

  it('knows every prefecture from north to south by its JIS code, in both languages', () => {
    expect(PREFECTURES).toHaveLength(47)
    expect([ja, en].map(({ fields }) => [fields.prefecture.options['JP-01'], fields.prefecture.options['JP-47']])).toEqual([
      ['北海道', '沖縄県'],
      ['Hokkaido', 'Okinawa'],
    ])
  })
})

describe('accounts elsewhere', () => {
  it('are named as each service does', () => {
    const checked = validate(
      typeWith(address()),
      { place: {}, accounts: { xId: '@neko', lineOfficialId: 'korori', youtubeChannelId: 'x' } },
      'save',
    )
    expect(checked.ok ? [] : checked.issues.map(({ path }) => path)).toEqual([
      'accounts.xId',
      'accounts.lineOfficialId',
      'accounts.youtubeChannelId',
    ])
  })
})
