import { halfWidth } from '@captain/validation'
import { describe, expect, it } from 'vitest'
import { defineContentType } from '../declaration/content-type.ts'
import { checkTenant } from '../tenant/check-tenant.ts'
import { validate } from '../validation/validate.ts'
import { deliverValues, indexTextsOf, searchTexts } from '../values/values.ts'
import { group } from './group.ts'
import { secret } from './secret.ts'
import { text } from './text.ts'

const STORED = { isSet: true, last4: '全角', setAt: '2026-11-21T00:00:00.000Z' } as const

const type = defineContentType({
  name: 'gateway',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'settings',
  icon: 'credit-card',
  title: 'name',
  columns: ['name'],
  sections: { basic: ['name', 'key', 'isPublished'] },
  fields: { name: text({ maxBytes: 60, required: true }), key: secret({ maxBytes: 12, required: 'publish', rules: [halfWidth()] }) },
})

const issues = (key: unknown, stage: 'save' | 'publish' = 'save') => {
  const checked = validate(type, { name: 'a', key, sortOrder: 1 }, stage)
  return checked.ok ? [] : checked.issues.map(({ rule }) => rule)
}

describe('a secret', () => {
  it('is held to its rules when it comes, and not again once it is stored', () => {
    expect(issues('sk_live_1')).toEqual([])
    expect(issues('鍵')).toEqual(['halfWidth'])
    expect(issues('1234567890123')).toEqual(['maxBytes'])
    expect(issues(STORED, 'publish')).toEqual([])
    expect(issues(null, 'publish')).toEqual(['requiredInput'])
    for (const other of [5, {}, { isSet: false }, [], true]) expect(issues(other)).toEqual(['type'])
  })

  it('is neither searched nor listed by nor delivered', () => {
    const values = { name: 'a', key: STORED }
    expect(searchTexts(type.fields, values)).toEqual(['a'])
    expect(indexTextsOf(type.fields.key, STORED)).toEqual([])
    const context = {
      locale: 'ja' as const,
      media: () => null,
      file: () => null,
      reference: () => null,
      taxPercent: () => '10.0',
      taxRounding: 'floor' as const,
      onUntranslated: () => undefined,
    }
    expect(deliverValues({ key: { ...type.fields.key, visibility: 'list' } }, values, context, 'detail')).toEqual({ key: null })
  })

  it('stands by itself: inside another field it is refused at the start', () => {
    const nested = {
      ...type,
      fields: { ...type.fields, hidden: group({ of: { key: secret({ maxBytes: 12 }) } }) },
      sections: { basic: ['name', 'key', 'hidden', 'isPublished'] },
    }
    const tenant = {
      number: 1,
      slug: 'cafe',
      names: { ja: 'a', en: 'a' },
      abbreviation: 'A',
      color: '#000000',
      contentTypes: [nested],
    } as const
    expect(() => checkTenant(tenant)).toThrow('cafe.gateway.hidden.key: is a secret inside another field')
  })
})
