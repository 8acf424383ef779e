import { expect, test } from 'vitest'
import { diner } from '../testing/test-tenants.ts'
import { cachedByVersion } from './cached-by-version.ts'

test('is read once for each version of a tenant', async () => {
  let [version, reads] = [1, 0]
  const read = cachedByVersion({ of: () => version }, async () => (reads += 1))
  expect([await read(diner), await read(diner)]).toEqual([1, 1])
  version = 2
  expect(await read(diner)).toBe(2)
})

test('what failed is read again', async () => {
  let isDown = true
  const read = cachedByVersion({ of: () => 1 }, async () => {
    if (isDown) throw new Error('down')
    return 'up'
  })
  await expect(read(diner)).rejects.toThrow('down')
  isDown = false
  expect(await read(diner)).toBe('up')
})
