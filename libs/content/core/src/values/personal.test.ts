import { describe, expect, it } from 'vitest'
import { defineContentType } from '../declaration/content-type.ts'
import { date } from '../fields/date.ts'
import { email } from '../fields/email.ts'
import { group } from '../fields/group.ts'
import { list } from '../fields/list.ts'
import { select } from '../fields/select.ts'
import { text } from '../fields/text.ts'
import { hasPersonalData, isPersonalField, MASK, maskPersonalData, omitPersonalData } from './personal.ts'

const person = defineContentType({
  name: 'person',
  workflow: 'plain',
  screens: ['list'],
  group: 'inbox',
  icon: 'user',
  title: 'number',
  columns: ['number'],
  sections: { basic: ['number'] },
  fields: {
    number: text({ maxBytes: 20 }),
    name: text({ maxBytes: 60, personal: true }),
    nickname: text({ maxBytes: 60, localized: true, personal: true }),
    mail: email({ personal: true }),
    born: date({ personal: true }),
    home: group({ personal: true, of: { city: text({ maxBytes: 60 }), kind: select({ options: ['house'] }) } }),
    notes: list({ max: 5, of: { at: date({}), note: text({ maxBytes: 60, personal: true }) } }),
    nothing: text({ maxBytes: 60, personal: true }),
  },
})

const record = {
  id: '1',
  number: 'A-1',
  name: '見本 太郎',
  nickname: { ja: 'たろ', en: 'Taro' },
  mail: 'taro@mail.example',
  born: '1990-01-01',
  home: { city: '見本市', kind: 'house' },
  notes: [{ at: '2026-01-01', note: '電話した' }],
  nothing: null,
}

describe('personal data', () => {
  it('is masked where it is text and left out where it is not, deep in groups and lists too', () =>
    expect(maskPersonalData(person, record)).toEqual({
      id: '1',
      number: 'A-1',
      name: MASK,
      nickname: { ja: MASK, en: null },
      mail: MASK,
      born: null,
      home: { city: MASK, kind: null },
      notes: [{ at: '2026-01-01', note: MASK }],
      nothing: null,
    }))

  it('leaves nothing behind in what everybody may search', () => {
    const left = JSON.stringify(omitPersonalData(person, record))
    for (const one of ['太郎', 'たろ', 'Taro', 'mail.example', '1990', '見本市', '電話', MASK]) expect(left).not.toContain(one)
    expect(left).toContain('A-1')
  })

  it('is known by field', () => {
    expect(['number', 'name', 'home', 'notes', 'constructor'].map((name) => isPersonalField(person, name))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(hasPersonalData(person)).toBe(true)
  })
})
