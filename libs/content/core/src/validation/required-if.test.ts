import { expect, it } from 'vitest'
import { boolean } from '../fields/boolean.ts'
import { group } from '../fields/group.ts'
import { multiSelect } from '../fields/multi-select.ts'
import { text } from '../fields/text.ts'
import { defineContentType } from '../declaration/content-type.ts'
import { requiredIf } from './required-if.ts'
import { validate } from './validate.ts'

const isGift = (values: { readonly isGift: boolean }): boolean => values.isGift

const parcel = defineContentType({
  name: 'parcel',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'box',
  title: 'name',
  columns: ['name'],
  sections: { basic: ['name', 'isGift', 'ribbons', 'card', 'address'] },
  checks: [requiredIf('ribbons', isGift, { rule: 'requiredSelect' }), requiredIf('card.ja', isGift), requiredIf('address.city', isGift)],
  fields: {
    name: text({ maxBytes: 60, required: true }),
    isGift: boolean({}),
    ribbons: multiSelect({ options: ['red', 'white'] }),
    card: text({ maxBytes: 60, localized: true }),
    address: group({ of: { city: text({ maxBytes: 9 }) } }),
  },
})

const issuesOf = (values: Readonly<Record<string, unknown>>) => {
  const result = validate(parcel, { name: '箱', ...values }, 'save')
  return result.ok ? [] : result.issues.map((issue) => `${issue.path}:${issue.rule}`)
}

it('asks for nothing while its condition does not hold', () => expect(issuesOf({})).toEqual([]))

it('asks for lists, for Japanese texts and for parts of groups, each by its own rule', () =>
  expect(issuesOf({ isGift: true, card: { en: 'Only English' } })).toEqual([
    'ribbons:requiredSelect',
    'card.ja:requiredInput',
    'address.city:requiredInput',
  ]))

it('is content with what is there', () =>
  expect(issuesOf({ isGift: true, ribbons: ['red'], card: { ja: 'どうぞ' }, address: { city: '港' } })).toEqual([]))

it('keeps silent about a part of a group that is wrong in itself', () =>
  expect(issuesOf({ isGift: true, ribbons: ['red'], card: { ja: 'どうぞ' }, address: { city: '長い名前の市' } })).toEqual([
    'address.city:maxBytes',
  ]))
