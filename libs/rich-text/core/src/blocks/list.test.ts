import { expect, it } from 'vitest'
import { list } from './list.ts'

it('reads nested items and where the numbers start', () => {
  const data = {
    style: 'ordered',
    meta: { start: 3, counterType: 'lower-alpha' },
    items: [{ content: '鯵', items: [{ content: '開き' }] }],
  }
  expect(list.read(data)).toEqual({
    node: {
      type: 'list',
      style: 'ordered',
      start: 3,
      counterType: 'lower-alpha',
      items: [{ children: ['鯵'], checked: false, items: [{ children: ['開き'], checked: false, items: [] }] }],
    },
    text: '鯵\n開き',
  })
})

it('reads the words of the first List tool, in no style but that of the product', () => {
  expect(list.read({ items: ['<b>鯵</b>', '鰯'] })).toMatchObject({
    node: { style: 'unordered', items: [{}, { children: ['鰯'] }] },
    text: '鯵\n鰯',
  })
})

it('still reads the checklists of earlier documents', () => {
  const items = [{ content: '掃除', meta: { checked: true } }]
  expect(list.read({ style: 'checklist', items })).toMatchObject({ node: { style: 'checklist', items: [{ checked: true }] } })
})

it.each([['Ordered'], ['ol'], [null], ['unordered"><script>']])('has no style %j', (style) => {
  expect(list.read({ style, items: [] })).toBeNull()
})
