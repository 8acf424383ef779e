import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveBackMemory } from './give-back-memory.ts'

const LOOK_MS = 2000

/** CPU time in ms that the process has used. */
let used = 0

beforeEach(() => {
  used = 0
  vi.useFakeTimers()
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({ user: 1000 * used - (before?.user ?? 0), system: 0 }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Returns how often garbage is collected in intervals with the given ms of CPU time. */
const collections = (intervals: readonly number[]): readonly number[] => {
  const collect = vi.fn<() => void>()
  const { stop } = giveBackMemory(collect)
  const counts = intervals.map((milliseconds) => {
    used += milliseconds
    vi.advanceTimersByTime(LOOK_MS)
    return collect.mock.calls.length
  })
  stop()
  vi.advanceTimersByTime(LOOK_MS)
  expect(collect).toHaveBeenCalledTimes(counts.at(-1) ?? 0)
  return counts
}

test('garbage is collected when the start is over, and not again at rest', () => {
  expect(collections([600, 20, 20, 20])).toEqual([0, 1, 1, 1])
})

test('garbage is collected after some seconds of work, once it is over', () => {
  expect(collections([0, 1900, 1900, 1900, 300, 50, 50])).toEqual([1, 1, 1, 1, 1, 2, 2])
})

test('little work is collected once it adds up', () => {
  expect(collections([0, ...Array.from({ length: 60 }, () => 90)]).at(-1)).toBe(2)
})
