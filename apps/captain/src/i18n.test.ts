import { expect, test } from 'vitest'
import { i18n } from './i18n.ts'

test('prints values unchanged, escapes included', () => {
  const name = String.raw`www\u002eexample`
  expect(i18n._('{name}を削除しました', { name })).toBe(`${name}を削除しました`)
})
