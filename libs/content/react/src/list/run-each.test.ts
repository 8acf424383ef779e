import { describe, expect, it } from 'vitest'
import { runEach } from './run-each.ts'

describe('runEach', () => {
  it('does every item once, at most four at a time, and goes on after a failure', async () => {
    let running = 0
    let most = 0
    const progress: number[] = []
    const act = async (item: number) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      running -= 1
      if (item === 5) throw new Error('five')
      return item * 2
    }
    const items = Array.from({ length: 11 }, (_, index) => index)
    const { done, failed } = await runEach(items, act, (finished) => progress.push(finished))
    expect(most).toBe(4)
    expect(done.map(({ item, result }) => result / 2 - item)).toEqual(Array.from({ length: 10 }, () => 0))
    expect(done.map(({ item }) => item).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10])
    expect(failed.map(({ item }) => item)).toEqual([5])
    expect(progress.at(-1)).toBe(11)
  })

  it('does nothing with nothing', async () => {
    expect(await runEach([], () => Promise.resolve(1))).toEqual({ done: [], failed: [] })
  })
})
