import { afterEach, describe, expect, test, vi } from 'vitest'
import { foundAsync } from '../testing/found-async.ts'
import { asyncCheck } from './async-check.ts'
import { url } from './url.ts'

const finding = { rule: 'custom', params: { ja: 'このドメインは確認できません。', en: 'This domain could not be confirmed.' } } as const
const CUSTOM = [{ path: '', ...finding }]
const UNCHECKED = [{ path: '', rule: 'unchecked', params: {} }]

const checking = (answer: unknown) => vi.fn<() => Promise<boolean>>(() => Promise.resolve(answer as boolean))

afterEach(() => vi.useRealTimers())

describe('only exactly true passes', () => {
  test.each([true])('%j', async (answer) => {
    expect(await foundAsync('𠮷', asyncCheck(finding, checking(answer)))).toEqual([])
  })
  test.each([false, null, undefined, 0, 1, 'true', {}])('not %j', async (answer) => {
    expect(await foundAsync('a', asyncCheck(finding, checking(answer)))).toEqual(CUSTOM)
  })
})

test.each(['', null, undefined])('%j is asked about too', async (value) => {
  const check = checking(true)
  expect(await foundAsync(value, asyncCheck(finding, check))).toEqual([])
  expect(check).toHaveBeenCalledTimes(1)
})

test('a value that breaks a rule before it is not asked about', async () => {
  const check = checking(true)
  expect(await foundAsync('cafe', url(), asyncCheck(finding, check))).toMatchObject([{ rule: 'url' }])
  expect(check).not.toHaveBeenCalled()
})

test('a failure is unchecked, and so is a check that never answers, after ten seconds', async () => {
  expect(
    await foundAsync(
      'a',
      asyncCheck(finding, () => Promise.reject(new Error('500'))),
    ),
  ).toEqual(UNCHECKED)
  vi.useFakeTimers()
  const found = foundAsync(
    'a',
    asyncCheck(finding, () => new Promise<boolean>(() => {})),
  )
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await found).toEqual(UNCHECKED)
})
