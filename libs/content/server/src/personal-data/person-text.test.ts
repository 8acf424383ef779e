import { email, group, list, text } from '@captain/content-core'
import { describe, expect, it } from 'vitest'
import { fieldsWith, personalTexts, personNeedles } from './person-text.ts'

const fields = {
  code: text({ maxBytes: 30 }),
  family: text({ maxBytes: 30, personal: true }),
  given: text({ maxBytes: 30, personal: true }),
  mail: email({ personal: true }),
  home: group({ personal: true, of: { city: text({ maxBytes: 30 }) } }),
  calls: list({ max: 3, of: { at: text({ maxBytes: 30 }), phone: text({ maxBytes: 30, personal: true }) } }),
  handle: text({ maxBytes: 30, personal: true, was: 'nickname' }),
}

const values = {
  code: '山田太郎',
  family: '山田',
  given: 'タロウ',
  mail: 'Taro@Mail.example',
  home: { city: '港区' },
  calls: [{ at: '山田', phone: '090-1234-5678' }],
  nickname: 'たろちゃん',
}

const found = (query: string) => fieldsWith(personalTexts(fields, values), personNeedles(query))

describe('a person is found', () => {
  it.each([
    ['taro@mail.example', ['mail']],
    ['ＴＡＲＯ＠ＭＡＩＬ．ＥＸＡＭＰＬＥ', ['mail']],
    ['０９０ー１２３４ー５６７８', ['calls']],
    ['+81-90-1234-5678', ['calls']],
    ['太郎', []],
    ['たろう', ['given']],
    ['港区', ['home']],
    ['タロチャン', ['handle']],
  ])('by %s', (query, names) => expect(found(query)).toEqual(names))

  it('by a name that is stored in parts', () => expect(found('山田　タロウ')).toEqual(['family', 'given']))

  it('by a name whose parts are stored in another order', () => expect(found('タロウ山田')).toEqual(['family', 'given']))

  it('in personal data only', () => expect(found('山田太郎')).toEqual([]))
})
