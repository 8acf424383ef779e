import { expect, it } from 'vitest'
import { delimiter } from './delimiter.ts'

it('holds nothing, whatever it is given', () => {
  expect(delimiter.read({ html: '<script>' })).toEqual({ node: { type: 'delimiter' }, text: '' })
  expect(delimiter.mapInline({ html: '<script>' }, (html) => html)).toEqual({})
})

it('is an object', () => {
  expect(delimiter.read('***')).toBeNull()
})
