import { array, nullable, picklist, pipe, safeParse, string, type InferOutput } from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { rule, type Rule } from './rule.ts'
import { maxBytes } from './rules/max-bytes.ts'
import { maxCount } from './rules/max-count.ts'
import { unique } from './rules/unique.ts'

test('a rule in a pipe leaves the type of the value as it is', () => {
  const choices = pipe(array(picklist(['tea', 'coffee'])), unique(), maxCount(2))
  expectTypeOf<InferOutput<typeof choices>>().toEqualTypeOf<('tea' | 'coffee')[]>()
  const note = pipe(nullable(string()), maxBytes(9))
  expectTypeOf<InferOutput<typeof note>>().toEqualTypeOf<string | null>()
  expectTypeOf(rule('min', { min: 0 }, (value: number) => value >= 0)).toEqualTypeOf<Rule<number>>()
})

test('a code without a message and parameters that its message does not know do not compile', () => {
  // @ts-expect-error no such code
  expect(rule<string>('maxLetters', {}, () => true)).toBeDefined()
  // @ts-expect-error the message needs the limit
  expect(rule<string>('maxBytes', { max: 3 }, () => true)).toBeDefined()
})

test('a rule reports its code and parameters, also where they change between checks', () => {
  let today = '2026-11-21'
  const schema = pipe(
    string(),
    rule<string>(
      'notBeforeToday',
      () => ({ today }),
      (value) => value >= today,
    ),
  )
  expect(safeParse(schema, '2026-11-21').success).toBe(true)
  today = '2026-11-22'
  expect(safeParse(schema, '2026-11-21').issues).toMatchObject([
    { kind: 'validation', type: 'notBeforeToday', requirement: { today: '2026-11-22' } },
  ])
})

test('a rule does not run on a value of the wrong type', () => {
  const schema = pipe(
    string(),
    rule<string>('nonBlank', {}, (value) => value.trim() !== ''),
  )
  expect(safeParse(schema, 1).issues).toMatchObject([{ kind: 'schema', type: 'string' }])
})
