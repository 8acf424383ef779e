import { describe, expect, test } from 'vitest'
import { codePointLength, fullWidthLimit, utf8Length } from './text-length.ts'

const TEXTS = ['', 'abc', 'é', 'みなと', '𠮷野', '👨‍👩‍👧', 'が'.normalize('NFD'), 'a港𠮷é']

describe('lengths', () => {
  test.each(TEXTS)('UTF-8 bytes of "%s" are those that an encoder writes', (text) => {
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length)
  })

  test.each(TEXTS)('code points of "%s" are those that iteration finds', (text) => {
    expect(codePointLength(text)).toBe([...text].length)
  })

  test('counting stops soon after what was asked for', () => {
    expect(utf8Length('あ'.repeat(1000), 10)).toBe(12)
    expect(codePointLength('あ'.repeat(1000), 10)).toBe(11)
  })

  test.each([
    [2, 0],
    [3, 1],
    [150, 50],
    [256, 85],
  ])('%i bytes hold %i full-width characters', (bytes, characters) => {
    expect(fullWidthLimit(bytes)).toBe(characters)
  })
})
