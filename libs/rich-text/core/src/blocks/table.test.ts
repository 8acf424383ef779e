import { expect, it } from 'vitest'
import * as v from 'valibot'
import { table } from './table.ts'

const content = (rows: number, columns: number) => Array.from({ length: rows }, () => Array.from({ length: columns }, () => 'x'))
const codes = (data: unknown) => v.safeParse(table.schema, data).issues?.map((issue) => issue.type)

it('reads rows of cells', () => {
  const data = {
    withHeadings: true,
    content: [
      ['品', '値段'],
      ['<b>鯵</b>', ''],
    ],
  }
  expect(table.read(data)).toEqual({
    node: {
      type: 'table',
      withHeadings: true,
      stretched: false,
      rows: [
        [['品'], ['値段']],
        [[{ tag: 'b', children: ['鯵'] }], []],
      ],
    },
    text: '品 値段\n鯵',
  })
})

it('sanitises each cell', () => {
  expect(table.mapInline({ content: [['a', 'b']] }, (html) => `[${html}]`)).toEqual({ withHeadings: false, content: [['[a]', '[b]']] })
})

it('takes 200 rows of 50 columns', () => {
  expect(codes({ content: content(200, 50) })).toBeUndefined()
  expect(codes({ content: [] })).toBeUndefined()
})

it.each([[content(201, 1)], [content(1, 51)], [[['a'], ['a', 'b']]]])(
  'refuses, but still shows, more rows or columns or uneven rows',
  (rows) => {
    expect(codes({ content: rows })).toEqual(['richTextTable'])
    expect(table.read({ content: rows })?.node.rows).toHaveLength(rows.length)
  },
)

it.each([[{ withHeadings: 'false', content: [] }], [{ content: [[null]] }], [{ content: 'x' }], [{}]])('is not %j', (data) => {
  expect(table.read(data)).toBeNull()
})
