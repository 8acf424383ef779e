import { afterEach, expect, test, vi } from 'vitest'
import { widthComparisonKey } from '../comparison-key.ts'
import { foundAsync } from '../testing/found-async.ts'
import { duplicate } from './duplicate.ts'
import { slug } from './slug.ts'

const DUPLICATE = [{ path: '', rule: 'duplicate', params: {} }]
const UNCHECKED = [{ path: '', rule: 'unchecked', params: {} }]

const answering = (answer: unknown) => vi.fn<() => Promise<boolean>>(() => Promise.resolve(answer as boolean))

afterEach(() => vi.useRealTimers())

test.each(['taken', ' taken ', 'TAKEN', '　Taken'])('%j is taken, compared without blanks and case', async (value) => {
  expect(
    await foundAsync(
      value,
      duplicate(async (key) => key === 'taken'),
    ),
  ).toEqual(DUPLICATE)
})

test('full-width letters are the same only where the field says so', async () => {
  const isTaken = async (key: string) => key === 'taken'
  expect(await foundAsync('ｔａｋｅｎ', duplicate(isTaken))).toEqual([])
  expect(await foundAsync('ｔａｋｅｎ', duplicate(isTaken, { key: widthComparisonKey }))).toEqual(DUPLICATE)
})

test.each([null, undefined, '', '  ', '　'])('%j is never asked about', async (value) => {
  const isTaken = answering(true)
  expect(await foundAsync(value, duplicate(isTaken))).toEqual([])
  expect(isTaken).not.toHaveBeenCalled()
})

test('a free value is asked about once', async () => {
  const isTaken = answering(false)
  expect(await foundAsync('free', duplicate(isTaken))).toEqual([])
  expect(isTaken).toHaveBeenCalledTimes(1)
})

test('a value that breaks a rule before it is not asked about', async () => {
  const isTaken = answering(true)
  expect(await foundAsync('not a slug', slug(), duplicate(isTaken))).toMatchObject([{ rule: 'slug' }])
  expect(isTaken).not.toHaveBeenCalled()
})

test.each([null, undefined, 0, 'false', {}])('an answer such as %j could not be checked', async (answer) => {
  expect(await foundAsync('free', duplicate(answering(answer)))).toEqual(UNCHECKED)
})

test('a failure could not be checked, thrown or rejected', async () => {
  expect(
    await foundAsync(
      'free',
      duplicate(() => Promise.reject(new Error('500'))),
    ),
  ).toEqual(UNCHECKED)
  const throws = () => {
    throw new Error('offline')
  }
  expect(await foundAsync('free', duplicate(throws))).toEqual(UNCHECKED)
})

test('an answer after three seconds counts, one after ten does not', async () => {
  vi.useFakeTimers()
  const after = (milliseconds: number) => () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), milliseconds))
  const slow = foundAsync('free', duplicate(after(3000)))
  const late = foundAsync('free', duplicate(after(10_001)))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await slow).toEqual([])
  expect(await late).toEqual(UNCHECKED)
})

test('the question is told when it is too late or no longer wanted', async () => {
  const signals: AbortSignal[] = []
  const never = (_: string, signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<boolean>(() => {})
  }
  const wanted = new AbortController()
  const found = foundAsync('free', duplicate(never, { signal: wanted.signal }))
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  wanted.abort()
  expect(await found).toEqual(UNCHECKED)
  expect(await foundAsync('free', duplicate(never, { timeoutMs: 5 }))).toEqual(UNCHECKED)
  expect(signals.map((signal) => signal.aborted)).toEqual([true, true])
  expect(await foundAsync('free', duplicate(never, { signal: wanted.signal }))).toEqual(UNCHECKED)
  expect(signals).toHaveLength(2)
})
