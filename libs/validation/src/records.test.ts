import { expect, test } from 'vitest'
import { asRecord, hasKey, isObject, isStringArray, keysOf, objectsIn } from './records.ts'

test('an object is neither null nor an array', () => {
  expect([{}, { a: 1 }, new Error('x')].map(isObject)).toEqual([true, true, true])
  expect([null, undefined, 'text', 1, [1]].map(isObject)).toEqual([false, false, false, false, false])
})

test.each([null, undefined, '', 'x', 5, true, [], [{ a: 1 }]])('%j has no properties', (value) => expect(asRecord(value)).toEqual({}))

test('an object keeps its properties', () => expect(asRecord({ a: 1 })).toEqual({ a: 1 }))

test('other items of an array are left out', () => {
  expect(objectsIn([null, { a: 1 }, [2], 'x'])).toEqual([{ a: 1 }])
  expect([null, {}, 'x'].map(objectsIn)).toEqual([[], [], []])
})

test('an array of strings contains nothing else', () => {
  expect([[], ['a']].map(isStringArray)).toEqual([true, true])
  expect([null, 'a', ['a', 1], { 0: 'a' }].map(isStringArray)).toEqual([false, false, false, false])
})

test('a key is an own property', () => {
  expect(hasKey({ a: undefined }, 'a')).toBe(true)
  expect(hasKey({ a: 1 }, 'constructor')).toBe(false)
})

test('keys keep their order', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a'])
})
