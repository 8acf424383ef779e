import { expect, test } from 'vitest'
import { errorMessage, propertyOf } from './property-of.ts'

test('a property is read from objects and errors, and from nothing else', () => {
  expect(propertyOf({ code: 'ENOENT' }, 'code')).toBe('ENOENT')
  expect(propertyOf(Object.assign(new Error('gone'), { code: 1 }), 'code')).toBe(1)
  for (const value of [null, undefined, 'code', 3, {}]) expect(propertyOf(value, 'code')).toBeUndefined()
})

test('every thrown value has a message', () => {
  expect(errorMessage(new Error('gone'))).toBe('gone')
  expect(errorMessage('gone')).toBe('gone')
})
