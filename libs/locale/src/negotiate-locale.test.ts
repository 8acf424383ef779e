import { expect, test } from 'vitest'
import { negotiateLocale } from './negotiate-locale.ts'

test.each([
  ['en-US,en;q=0.9', 'en'],
  ['ja,en-US;q=0.9,en;q=0.8', 'ja'],
  ['en;q=0.5, ja;q=0.9', 'ja'],
  ['fr-FR, en;q=0.3', 'en'],
  ['EN-gb', 'en'],
  ['en;q=0', 'ja'],
  ['en;q=0, fr', 'ja'],
  ['en;q=wrong', 'ja'],
  ['en, ja', 'en'],
  ['de, fr', 'ja'],
  ['*', 'ja'],
  ['english', 'ja'],
  ['', 'ja'],
  [null, 'ja'],
  [undefined, 'ja'],
])('%s prefers %s', (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale)
})
