import { expect, it } from 'vitest'
import { paragraph } from './paragraph.ts'

it('reads marks and line breaks', () => {
  expect(paragraph.read({ text: '船が<mark>着く</mark><br>。' })).toEqual({
    node: { type: 'paragraph', children: ['船が', { tag: 'mark', children: ['着く'] }, { tag: 'br' }, '。'] },
    text: '船が着く\n。',
  })
})

it.each([[{}], [{ text: null }], [{ text: ['<script>'] }], ['text'], [undefined]])('is not %j', (data) => {
  expect(paragraph.read(data)).toBeNull()
})
