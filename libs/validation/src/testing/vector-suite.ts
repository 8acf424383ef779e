import { pipe, safeParse, unknown } from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  comparisonKey,
  corporateNumberCheckDigit,
  duplicate,
  emptyToNull,
  emptyToObject,
  fullWidthLimit,
  notBeforeToday,
  widthComparisonKey,
} from '../index.ts'
import { asyncCheck } from '../rules/async-check.ts'
import { foundAsync } from './found-async.ts'
import { found } from './rule-table.ts'
import { VECTOR_RULES } from './vector-rules.ts'
import { describeVectors, VECTOR_KEYS, vectorsOf } from './vectors.ts'

/** Keys whose rule is in another library; the named file runs their vectors. */
export const VECTORS_ELSEWHERE: Readonly<Record<string, string>> = {
  editor_header_level: 'libs/rich-text/core/src/blocks/vectors.test.ts',
  editor_list_style: 'libs/rich-text/core/src/blocks/vectors.test.ts',
  editor_table: 'libs/rich-text/core/src/blocks/vectors.test.ts',
  post_login_redirect_path: 'libs/auth/core/src/redirect-vectors.test.ts',
}

/** Checked by the routes of the apps and of the API, which know only the tenants' own names. */
const READ_BY_ROUTES = 'tenant_slug_from_path'

type InOut = { readonly in: unknown; readonly in_json?: string; readonly out?: unknown }
type Dated = { readonly value: unknown; readonly now: string }
type VectorInput = { readonly value?: unknown; readonly tenant?: string; readonly callback?: string; readonly note?: string }
type Answered = { readonly value?: unknown; readonly resolves?: unknown; readonly never_resolves?: boolean }

const SUITES: Readonly<Record<string, () => void>> = {
  empty_to_null: () => {
    const { valid, invalid } = vectorsOf('empty_to_null') as { valid: readonly InOut[]; invalid: readonly InOut[] }
    const run = (value: unknown) => safeParse(pipe(unknown(), emptyToNull()), value).output
    test.each(valid)('%j', (pair) => expect(run(pair.in)).toEqual(pair.out))
    test.each(invalid)('%j', (pair) => expect(run(pair.in)).toEqual(pair.in))
  },

  object_empty_to_object: () => {
    const { valid, invalid } = vectorsOf('object_empty_to_object') as { valid: readonly InOut[]; invalid: readonly InOut[] }
    const run = (value: unknown) => safeParse(pipe(unknown(), emptyToObject()), value)
    test.each(valid)('%j', (pair) => expect(run(pair.in).output).toEqual(pair.out))
    test.each(invalid)('%j', (pair) => {
      const { success, output } = run(pair.in_json === undefined ? pair.in : JSON.parse(pair.in_json))
      expect(success && Object.hasOwn(output, '__proto__')).toBe(false)
      expect(success).toBe(pair.in_json !== undefined)
      expect('admin' in {}).toBe(false)
    })
  },

  date_not_before_today: () => {
    const { valid, invalid, skips } = vectorsOf('date_not_before_today') as Record<'valid' | 'invalid', readonly Dated[]> & {
      skips: readonly unknown[]
    }
    const run = ({ value, now }: Dated) =>
      found(
        notBeforeToday(() => new Date(now)),
        value,
      ).length === 0
    test.each(valid)('$value at $now', (vector) => expect(run(vector)).toBe(true))
    test.each(invalid)('not $value at $now', (vector) => expect(run(vector)).toBe(false))
    test.each(skips)('skips %j', (value) => expect(found(notBeforeToday(), value)).toEqual([]))
  },

  duplicate_check: () => {
    const { params, valid, invalid } = vectorsOf('duplicate_check') as ReturnType<typeof vectorsOf> &
      Record<'valid' | 'invalid', readonly VectorInput[]>
    const run = async ({ value, tenant, callback = '', note = '' }: VectorInput) => {
      const key = note.startsWith('NFKC') ? widthComparisonKey : comparisonKey
      const taken = tenant === undefined ? (params['taken'] as readonly string[]).map(key) : []
      const calls: string[] = []
      const isTaken = async (asked: string) => {
        calls.push(asked)
        if (callback.startsWith('rejects')) throw new Error('500')
        return taken.includes(asked)
      }
      const rulesFound = (await foundAsync(value, duplicate(isTaken, { key }))).map(({ rule }) => rule)
      return { calls: calls.length, rulesFound }
    }
    test.each(valid)('%j', async (vector) => expect(await run(vector)).toEqual({ calls: vector.value === null ? 0 : 1, rulesFound: [] }))
    test.each(invalid)('not %j', async (vector) => {
      const rule = vector.callback === undefined ? 'duplicate' : 'unchecked'
      expect(await run(vector)).toEqual({ calls: 1, rulesFound: [rule] })
    })
  },

  custom_async: () => {
    const { valid, invalid } = vectorsOf('custom_async') as Record<'valid' | 'invalid', readonly Answered[]>
    const finding = { rule: 'custom', params: { ja: 'この値は使えません。', en: 'This cannot be used.' } } as const
    const run = async ({ value, never_resolves = false, ...given }: Answered) => {
      const resolves = 'resolves' in given ? given.resolves : true
      const answer = () => (never_resolves ? new Promise<boolean>(() => {}) : Promise.resolve(resolves as boolean))
      return (await foundAsync(value, asyncCheck(finding, answer, { timeoutMs: 20 }))).map(({ rule }) => rule)
    }
    test.each(valid)('%j', async (vector) => expect(await run(vector)).toEqual([]))
    test.each(invalid)('not %j', async (vector) =>
      expect(await run(vector)).toEqual([vector.never_resolves === true ? 'unchecked' : 'custom']),
    )
  },
}

/** Runs all vectors whose rules are in this library; a key without a rule fails. */
export const runVectorSuite = (): void => {
  test('every key of the vectors has a rule', () => {
    const known = [...Object.keys(VECTOR_RULES), ...Object.keys(SUITES), ...Object.keys(VECTORS_ELSEWHERE), READ_BY_ROUTES]
    expect(known.toSorted()).toEqual(VECTOR_KEYS.toSorted())
  })
  for (const [key, isValid] of Object.entries(VECTOR_RULES)) describeVectors(key, isValid)
  for (const [key, suite] of Object.entries(SUITES)) {
    describe(key, () => {
      suite()
    })
  }
  test('full-width limits are bytes divided by three', () => {
    const table = [
      [1, 0],
      [2, 0],
      [3, 1],
      [10, 3],
      [255, 85],
      [256, 85],
      [65535, 21845],
    ] as const
    expect(table.map(([bytes]) => fullWidthLimit(bytes))).toEqual(table.map(([, limit]) => limit))
  })
  test('a corporate number with a wrong check digit passes its rule and fails the warning', () => {
    expect(corporateNumberCheckDigit('1234567890123')).toBe(false)
  })
}
