import { expect, test } from 'vitest'
import { createLastCreated } from './last-created.ts'

test('makes each version once, for all who ask meanwhile', async () => {
  const last = createLastCreated<string>()
  let made = 0
  const ask = (version: string) =>
    last.of(version, async () => {
      made += 1
      await Promise.resolve()
      return `${version}${made}`
    })
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['a1', 'a1', 'a1'])
  expect(last.current()?.version).toBe('a')
  expect(await ask('b')).toBe('b2')
  expect(await ask('a')).toBe('a3')
})

test('tries again after a failure', async () => {
  const last = createLastCreated<string>()
  await expect(last.of('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(last.current()).toBeNull()
  expect(await last.of('a', () => Promise.resolve('well'))).toBe('well')
})
