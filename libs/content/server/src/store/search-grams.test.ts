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
        return characters.flatMap((one, place) => (place === 0 ? [one] : [one, `${characters[place - 1] ?? ''}${one}`]))
      })
      expect(gramsOfBody(body, SCOPE)).toEqual([...new Set(grams.map(fnv))])
    }),
  )
  expect(gramsOfBody('𠮷野 \ud842', SCOPE)).toEqual(['𠮷', '野', '𠮷野', '\ud842'].map(fnv))
})

it('asks for pairs, and for a character that is alone', () => {
  expect(gramsOfWords(['港の朝', '猫'], SCOPE)).toEqual(['港の', 'の朝', '猫'].map(fnv))
})
