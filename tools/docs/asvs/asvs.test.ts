import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../root.ts'
import { CHAPTERS } from './chapters.ts'
import { LEVELS } from './levels.ts'
import { STATES } from './requirement.ts'

const all = CHAPTERS.flatMap(({ requirements }) => requirements)

test('every requirement of levels 1 and 2 has one answer, in the order of the standard', () => {
  const levels = [...LEVELS.values()]
  expect([1, 2].map((level) => levels.filter((one) => one === level).length)).toEqual([70, 183])
  const inOrder = [...LEVELS.keys()].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  expect(all.map(({ id }) => id)).toEqual(inOrder)
})

test('requirements are in their chapters', () => {
  expect(CHAPTERS.map(({ number }) => number)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
  const misplaced = CHAPTERS.flatMap(({ number, requirements }) => requirements.filter(({ id }) => !id.startsWith(`${number}.`)))
  expect(misplaced).toEqual([])
})

test('all evidence exists', () => {
  const missing = all.flatMap(({ id, evidence }) =>
    evidence.filter((path) => !existsSync(join(root, path))).map((path) => `${id}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('what is met has evidence, what is not says why', () => {
  expect(all.filter(({ state }) => !STATES.includes(state))).toEqual([])
  expect(all.filter(({ state, evidence }) => state === 'met' && evidence.length === 0).map(({ id }) => id)).toEqual([])
  expect(all.filter(({ state, note }) => state !== 'met' && note === undefined).map(({ id }) => id)).toEqual([])
})

test('demands and remarks are sentences', () => {
  const texts = all.flatMap(({ demand, note }) => [demand, note ?? demand])
  expect(texts.filter((text) => !/^\S[^\n]*\.$/.test(text))).toEqual([])
})
