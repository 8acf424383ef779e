import { expect, it } from 'vitest'
import { asCheckList, withCheckLists } from './as-check-list.ts'

it('turns a list of the style checklist into a checklist, its nested items after theirs', () => {
  const items = [{ content: '<b>掃除</b>', meta: { checked: true }, items: [{ content: '窓' }] }, { content: '仕込み' }]
  expect(asCheckList({ id: 'a', type: 'list', data: { style: 'checklist', items } })).toEqual({
    id: 'a',
    type: 'checkList',
    data: {
      items: [
        { text: '<b>掃除</b>', checked: true },
        { text: '窓', checked: false },
        { text: '仕込み', checked: false },
      ],
    },
  })
})

it.each([
  { type: 'list', data: { style: 'ordered', items: [] } },
  { type: 'list', data: { style: 'checklist', items: 'none' } },
  { type: 'paragraph', data: { style: 'checklist' } },
])('returns $type with $data as it is', (block) => {
  expect(asCheckList(block)).toBe(block)
})

it('leaves a document without such lists as it is', () => {
  const paragraph = { type: 'paragraph', data: { text: '本文' } }
  const document = { blocks: [paragraph, { type: 'list', data: { style: 'unordered', items: ['鯵'] } }] }
  expect(withCheckLists(document)).toBe(document)
  const list = { type: 'list', data: { style: 'checklist', items: ['掃除'] } }
  expect(withCheckLists({ time: 1, blocks: [paragraph, list] })).toEqual({
    time: 1,
    blocks: [paragraph, { type: 'checkList', data: { items: [{ text: '掃除', checked: false }] } }],
  })
})
