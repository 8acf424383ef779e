import { describe, expect, test } from 'vitest'
import { JAPANESE_VIEWER_MESSAGES } from './viewer-messages.ts'

/** Parts of the viewer that this product disables, or documents of another kind. */
const UNUSED = /^(?:agent|mcp|developerTools|gettingStarted|asyncapi)\./

const textsOf = (value: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[path.slice(1), value]]
    : Object.entries(value ?? {}).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`))

const englishTexts = async () => {
  const location = new URL('features/localization/locales/en.js', import.meta.resolve('@scalar/api-reference'))
  const { en }: { readonly en: unknown } = await import(location.href)
  return new Map(textsOf(en).filter(([path]) => !UNUSED.test(path)))
}

const placeholdersIn = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe('the Japanese texts of the viewer', () => {
  const japanese = new Map(textsOf(JAPANESE_VIEWER_MESSAGES))

  test('translate every text that the pinned version shows', async () => {
    expect([...japanese.keys()].toSorted()).toEqual([...(await englishTexts()).keys()].toSorted())
  })

  test('keep every placeholder', async () => {
    for (const [path, text] of await englishTexts()) expect(placeholdersIn(japanese.get(path)), path).toEqual(placeholdersIn(text))
  })
})
