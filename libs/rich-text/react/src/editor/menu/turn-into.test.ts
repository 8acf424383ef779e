import { expect, it } from 'vitest'
import type { BlockKind } from './block-kinds.ts'
import { converted } from './turn-into.ts'

const kind = (type: string, data: BlockKind['data'] = {}): BlockKind => ({ key: type, type, data, icon: '', name: '', words: [] })
const item = (content: string, items: readonly unknown[] = []) => ({ content, meta: {}, items })

it.each([
  [
    'paragraph',
    { text: '港の<b>朝</b><br>夜' },
    kind('list', { style: 'unordered', meta: {}, items: [] }),
    { style: 'unordered', meta: {}, items: [item('港の<b>朝</b>'), item('夜')] },
  ],
  [
    'paragraph',
    { text: '港の<b>朝<br>夜</b>と<a href="https://example.com/">道<br>標</a>' },
    kind('checkList'),
    {
      items: [
        { text: '港の<b>朝</b>', checked: false },
        { text: '<b>夜</b>と<a href="https://example.com/">道</a>', checked: false },
        { text: '<a href="https://example.com/">標</a>', checked: false },
      ],
    },
  ],
  [
    'list',
    { style: 'ordered', items: [item('鯵', [item('<i>鰯</i>')]), item('鯖')] },
    kind('paragraph'),
    { text: '鯵<br><i>鰯</i><br>鯖' },
  ],
  ['list', { style: 'ordered', items: [item('鯵')] }, kind('checkList'), { items: [{ text: '鯵', checked: false }] }],
  ['header', { text: '港', level: 2 }, kind('paragraph'), { text: '港' }],
  ['paragraph', { text: '港<br>町' }, kind('header', { level: 3 }), { text: '港 町', level: 3 }],
  ['quote', { text: '猫は主', caption: '港長', alignment: 'left' }, kind('paragraph'), { text: '猫は主<br>港長' }],
  ['code', { code: 'a < b\nb()' }, kind('paragraph'), { text: 'a &lt; b<br>b()' }],
  ['paragraph', { text: 'a &lt; <b>b</b><br>c' }, kind('code'), { code: 'a < b\nc' }],
])('a %s %j becomes a text of another kind', (type, data, into, expected) => expect(converted(type, data, into)).toEqual(expected))

it('another level or style keeps the rest', () => {
  expect(converted('header', { text: '<b>港</b>', level: 2 }, kind('header', { level: 4 }))).toEqual({ text: '<b>港</b>', level: 4 })
  const nested = [item('鯵', [item('鰯')])]
  const ordered = kind('list', { style: 'ordered', meta: {}, items: [item('')] })
  expect(converted('list', { style: 'unordered', meta: {}, items: nested }, ordered)).toEqual({ style: 'ordered', meta: {}, items: nested })
})
