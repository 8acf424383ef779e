import { expect, test } from 'vitest'
import { localizedText } from './localized-text.ts'

test('an untranslated text is Japanese', () => {
  expect(localizedText({ ja: '茶', en: 'Tea' }, 'ja')).toBe('茶')
  expect(localizedText({ ja: '茶', en: 'Tea' }, 'en')).toBe('Tea')
  expect(localizedText({ ja: '茶', en: null }, 'en')).toBe('茶')
})
