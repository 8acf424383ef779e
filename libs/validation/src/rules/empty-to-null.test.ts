import { parse, pipe, unknown } from 'valibot'
import { expect, test } from 'vitest'
import { emptyToNull } from './empty-to-null.ts'

const schema = pipe(unknown(), emptyToNull())

test.each([
  ['', null],
  [undefined, null],
  [null, null],
])('%j becomes %j', (value, expected) => {
  expect(parse(schema, value)).toBe(expected)
})

test.each([[' '], ['　'], ['0'], [0], [false], ['null']])('%j stays as it is', (value) => {
  expect(parse(schema, value)).toBe(value)
})
