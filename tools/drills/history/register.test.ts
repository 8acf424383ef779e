import { expect, test } from 'vitest'
import { createRegister, RULES } from './register.ts'

const one = { title: 'one', published: null }
const two = { title: 'two', published: null }
const shown = { title: 'two', published: 'two' }
const three = { title: 'three', published: 'two' }

/** A record with the versions one, two, and two published. */
const published = () => {
  const register = createRegister('id', 'slug', one)
  register.sending(1, two)
  register.acknowledged(1, two, 2)
  register.sending(2, shown)
  register.acknowledged(2, shown, 3)
  return register
}

/** A refusal of the only write that was sent. */
const refusedAlone = () => {
  const register = published()
  register.sending(3, three)
  return register.refused(3, three)
}

test('reads between the acknowledged and the sent version are right', () => {
  const register = published()
  const span = register.begin()
  expect(register.read(span, 3, { title: 'two', isPublic: true })).toBeNull()
  register.sending(3, three)
  expect(register.read(span, 4, { title: 'three', isPublic: true })).toBeNull()
  expect(register.publicRead(span, 'two')).toBeNull()
})

test('a read that began earlier may show an earlier version', () => {
  const register = createRegister('id', 'slug', one)
  const span = register.begin()
  register.sending(1, two)
  register.acknowledged(1, two, 2)
  expect(register.read(span, 1, { title: 'one', isPublic: false })).toBeNull()
  expect(register.read(register.begin(), 1, { title: 'one', isPublic: false })?.rule).toBe(RULES.stale)
})

test('what an unanswered write has done is known from the first read that shows it', () => {
  const register = createRegister('id', 'slug', one)
  register.sending(1, two)
  expect(register.read(register.begin(), 1, { title: 'one', isPublic: false })).toBeNull()
  expect(register.read(register.begin(), 2, { title: 'two', isPublic: false })).toBeNull()
  expect(register.read(register.begin(), 1, { title: 'one', isPublic: false })?.rule).toBe(RULES.stale)
})

test.each([
  [() => published().read({ floor: 3, publicFloor: 3 }, 2, { title: 'two', isPublic: true }), RULES.stale],
  [() => published().read({ floor: 3, publicFloor: 3 }, 4, { title: 'three', isPublic: true }), RULES.future],
  [() => published().read({ floor: 3, publicFloor: 3 }, 3, { title: 'three', isPublic: true }), RULES.content],
  [() => published().acknowledged(2, { title: 'other', published: null }, 3), RULES.twice],
  [() => published().acknowledged(2, three, 5), RULES.skipped],
  [refusedAlone, RULES.conflict],
  [() => published().publicRead({ floor: 3, publicFloor: 3 }, null), RULES.publicStale],
  [() => published().publicRead({ floor: 3, publicFloor: 3 }, 'one'), RULES.draft],
])('%# a violation is named, with the history of the record', (violate, rule) => {
  const violation = violate()
  expect(violation?.rule).toBe(rule)
  expect(violation?.history.at(-1)).toMatch(/^>> /)
})
