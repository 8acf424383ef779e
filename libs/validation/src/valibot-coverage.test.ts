import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { issuesOf } from './issues.ts'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'

type Made = { readonly kind: 'schema' | 'validation' | 'transformation'; readonly type: string }

const isMade = (made: unknown): made is Made =>
  typeof made === 'object' && made !== null && ['schema', 'validation', 'transformation'].includes(String((made as Partial<Made>).kind))

/** Returns the schema or action that a function of valibot creates with any arguments; null if it creates neither. */
const madeBy = (make: unknown): Made | null => {
  try {
    const made: unknown = (make as (...given: unknown[]) => unknown)(v.string(), v.string())
    return isMade(made) ? made : null
  } catch {
    return null
  }
}

// Functions that run something instead of creating a schema or an action.
const ACTING = /^_|parse|assert|^is|Global|Message|Schema$/i
const made = new Map(
  Object.entries(v)
    .filter(([name]) => !ACTING.test(name))
    .flatMap(([, make]) => {
      const one = madeBy(make)
      return one === null ? [] : [[`${one.kind} ${one.type}`, one] as const]
    }),
)

/** Checks whose message a declaration supplies, and kinds of values that no form or request contains. */
const GENERAL = new Set(
  [
    ['validation', 'check check_items every_item some_item raw_check partial_check multiple_of empty'],
    ['validation', 'bytes min_bytes not_bytes not_code_points not_graphemes not_length not_size not_entries'],
    ['validation', 'words min_words max_words not_words'],
    ['schema', 'any unknown custom lazy intersect union function instance symbol promise blob file nan null undefined void'],
    ['schema', 'nullable nullish optional exact_optional undefinedable non_nullable non_nullish non_optional'],
  ].flatMap(([kind = '', types = '']) => types.split(' ').map((type) => `${kind} ${type}`)),
)

const findingOf = ({ kind, type }: Made) => {
  const issue = {
    kind,
    type,
    input: 'x',
    requirement: 1,
    expected: type === 'never' ? 'never' : '"a"',
    received: '"x"',
    message: 'Invalid input: English',
    path: undefined,
  }
  return issuesOf([issue as unknown as v.BaseIssue<unknown>])[0]
}

test('valibot’s schemas and checks are known', () => {
  expect(made.size).toBeGreaterThan(110)
  expect([...made.keys()]).toEqual(expect.arrayContaining(['schema string', 'validation min_length', 'validation uuid']))
})

describe('what valibot finds becomes a code of the catalogue, never its English', () => {
  test.each([...made].filter(([, { kind }]) => kind !== 'transformation'))('%s', (_, one) => {
    const found = findingOf(one)
    expect(Object.keys(ja)).toContain(found?.rule)
    expect(Object.keys(en)).toContain(found?.rule)
    expect(JSON.stringify(found)).not.toContain('English')
  })

  test.each([...made].filter(([name, { kind }]) => kind !== 'transformation' && !GENERAL.has(name)))(
    '%s has words of its own',
    (_, one) => {
      expect(findingOf(one)?.rule).not.toBe('invalid')
    },
  )
})
