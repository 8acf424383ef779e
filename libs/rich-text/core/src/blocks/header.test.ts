import { expect, it } from 'vitest'
import { header } from './header.ts'

it('is of the level 2 unless it says another', () => {
  expect(header.read({ text: '<b>港</b>' })).toEqual({
    node: { type: 'header', level: 2, children: [{ tag: 'b', children: ['港'] }] },
    text: '港',
  })
  expect(header.read({ text: '港', level: 4 })?.node.level).toBe(4)
})

it.each([[1], [6], [-2], [2.5], ['2'], ['2><img src=x onerror=1>'], [null]])('has no level %j', (level) => {
  expect(header.read({ text: '港', level })).toBeNull()
})
