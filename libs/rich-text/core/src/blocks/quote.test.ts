import { expect, it } from 'vitest'
import { quote } from './quote.ts'

it('reads the words and who said them', () => {
  expect(quote.read({ text: '静かな<b>海</b>', caption: '店主', alignment: 'center' })).toEqual({
    node: { type: 'quote', children: ['静かな', { tag: 'b', children: ['海'] }], caption: ['店主'], alignment: 'center' },
    text: '静かな海\n店主',
  })
  expect(quote.read({ text: '海', caption: '' })?.text).toBe('海')
})

it('sanitises both', () => {
  expect(quote.mapInline({ text: '海', caption: '店主' }, (html) => `[${html}]`)).toEqual({
    text: '[海]',
    caption: '[店主]',
    alignment: 'left',
  })
})

it.each([[{ text: 1 }], [{ text: '海', alignment: 'right"' }], [null], [{}]])('is not %j', (data) => {
  expect(quote.read(data)).toBeNull()
})
