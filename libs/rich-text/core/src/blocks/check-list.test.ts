import { expect, it } from 'vitest'
import { checkList } from './check-list.ts'

const data = {
  items: [
    { text: '<u>掃除</u>', checked: true },
    { text: '', checked: false },
    { text: '仕込み', checked: false },
  ],
}

it('reads what is done and what is not', () => {
  expect(checkList.read(data)).toEqual({
    node: {
      type: 'checkList',
      items: [
        { children: [{ tag: 'u', children: ['掃除'] }], checked: true },
        { children: [], checked: false },
        { children: ['仕込み'], checked: false },
      ],
    },
    text: '掃除\n仕込み',
  })
})

it('sanitises each item', () => {
  expect(checkList.mapInline({ items: [{ text: '掃除' }] }, (html) => `[${html}]`)).toEqual({ items: [{ text: '[掃除]', checked: false }] })
})

it.each([[{ items: ['掃除'] }], [{ items: [{ text: '掃除', checked: 'true' }] }], [{}]])('is not %j', (other) => {
  expect(checkList.read(other)).toBeNull()
})
