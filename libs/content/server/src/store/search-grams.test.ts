import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gramsOfBody, gramsOfWords } from './search-grams.ts'

const SCOPE = { tenant: 7, type: 'post', stage: 0 } as const

/** Returns the hash of one text after its scope, as stored rows contain it. */
const fnv = (text: string): number =>
  [...`7/post/0:${text}`]
    .flatMap((character) => Array.from({ length: character.length }, (_unused, place) => character.charCodeAt(place)))
    .reduce((value, code) => Math.imul(value ^ code, 0x01000193), 0x811c9dc5) | 0

it('hashes each character and each pair of neighbours of a word once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (body) => {
      const grams = body.split(/\s+/).flatMap((word) => {
        const characters = [...word]
        return characters.flatMap((one, place) => {
          const triple = characters.slice(Math.max(0, place - 2), place + 1).join('')
          return [one, ...(place === 0 ? [] : [`${characters[place - 1] ?? ''}${one}`]), ...(/^[0-9]{3}$/.test(triple) ? [triple] : [])]
        })
      })
      expect(gramsOfBody(body, SCOPE)).toEqual([...new Set(grams.map(fnv))])
    }),
  )
  expect(gramsOfBody('𠮷野 \ud842', SCOPE)).toEqual(['𠮷', '野', '𠮷野', '\ud842'].map(fnv))
})

it('asks for pairs, and for a character that is alone', () => {
  expect(gramsOfWords(['港の朝', '猫'], SCOPE)).toEqual(['港の', 'の朝', '猫'].map(fnv))
})

it('asks for three digits of a number once all texts have them', () => {
  const asked = (word: string) => gramsOfWords([word], SCOPE, { numbersByThree: true })
  expect(asked('no.60296番')).toEqual(['no', 'o.', '.6', '6番', '602', '029', '296'].map(fnv))
  expect(asked('77777')).toEqual([fnv('777')])
  expect(asked('12')).toEqual([fnv('12')])
  expect(gramsOfWords(['777'], SCOPE)).toEqual([fnv('77')])
})

it('asks only for what a text with the word has', () => {
  const character = fc.constantFrom('0', '1', '7', 'a', '港', '-')
  const part = fc.string({ unit: character, maxLength: 8 })
  fc.assert(
    fc.property(
      part,
      fc.string({ unit: character, minLength: 1, maxLength: 8 }),
      part,
      fc.boolean(),
      (before, word, after, numbersByThree) => {
        const grams = new Set(gramsOfBody(`${before}${word}${after}`, SCOPE))
        expect(gramsOfWords([word], SCOPE, { numbersByThree }).filter((gram) => !grams.has(gram))).toEqual([])
      },
    ),
  )
})
