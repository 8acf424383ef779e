import { expect, it } from 'vitest'
import { retried } from './retried.ts'

const failing = (times: number) => {
  let calls = 0
  return {
    fetchCode: async () => {
      calls += 1
      if (calls <= times) throw new TypeError('offline')
      return calls
    },
  }
}

it('tries again, as often as there are waits', async () => {
  expect(await retried(failing(0).fetchCode, [1, 1])).toBe(1)
  expect(await retried(failing(2).fetchCode, [1, 1])).toBe(3)
  await expect(retried(failing(3).fetchCode, [1, 1])).rejects.toThrow('offline')
})
