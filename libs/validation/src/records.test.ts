import { expect, test } from 'vitest'
import { asRecord, hasKey, isRecord, keysOf } from './records.ts'

test('objects and arrays have properties, null and texts have none', () => {
  expect([{ a: 1 }, [1]].map(isRecord)).toEqual([true, true])
  expect([null, undefined, 'text', 1].map(isRecord)).toEqual([false, false, false, false])
  expect(asRecord({ a: 1 })).toEqual({ a: 1 })
  expect([asRecord(null), asRecord('text')]).toEqual([{}, {}])
})

test('a key is an own property', () => {
  expect(hasKey({ a: undefined }, 'a')).toBe(true)
  expect(hasKey({ a: 1 }, 'constructor')).toBe(false)
})

test('keys keep their order', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a'])
})
