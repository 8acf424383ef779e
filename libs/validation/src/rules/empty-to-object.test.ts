import { parse, pipe, safeParse, unknown } from 'valibot'
import { expect, test } from 'vitest'
import { issuesOf } from '../issues.ts'
import { emptyToObject } from './empty-to-object.ts'

const schema = pipe(unknown(), emptyToObject())

test.each([[''], [undefined], [null]])('%j becomes an empty object', (value) => {
  expect(parse(schema, value)).toEqual({})
})

test('an object stays as it is', () => {
  expect(parse(schema, { xId: 'korori', nested: {} })).toEqual({ xId: 'korori', nested: {} })
})

test('a key that would change prototypes is dropped', () => {
  const output = parse(schema, JSON.parse('{"__proto__":{"admin":true},"xId":"korori"}'))
  expect(output).toEqual({ xId: 'korori' })
  expect(Object.hasOwn(output, '__proto__')).toBe(false)
  expect('admin' in output).toBe(false)
})

test.each([['a'], [[]], [[1]], [0], [false]])('%j is refused', (value) => {
  const result = safeParse(schema, value)
  expect(issuesOf(result.issues ?? [])).toEqual([{ path: '', rule: 'type', params: { expected: 'object' } }])
})
