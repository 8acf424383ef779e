import { createTestDatabase } from '@captain/testing/database'
import { expect, test } from 'vitest'
import { queryRows } from '../databases/named-database.ts'
import { clusterSeconds, watchDatabase } from './database-usage.ts'
import type { ProcessUsage } from './processes.ts'

test.skipIf(process.platform !== 'linux')('the time of a database grows with its work, also of connections that have ended', async () => {
  const { url, drop } = await createTestDatabase()
  const watched = await watchDatabase(url)
  try {
    const before = await watched.seconds()
    await queryRows(url, 'select count(*) from generate_series(1, 3000000) n where n % 7 = 0')
    expect((await watched.seconds()) - before).toBeGreaterThan(0.05)
  } finally {
    await watched.stop()
    await drop()
  }
})

test('connections to other databases do not count, even after their end', () => {
  const count = clusterSeconds(1)
  const one = (pid: number, seconds: number, endedChildrenSeconds = 0): ProcessUsage => {
    const parent = pid === 1 ? 0 : 1
    return { pid, name: 'postgres', parent, group: 1, seconds, endedChildrenSeconds, residentBytes: 0 }
  }
  expect(count([one(1, 5, 100), one(2, 3), one(3, 40)], [3])).toBe(108)
  expect(count([one(1, 5, 100), one(2, 4), one(3, 50)], [3])).toBe(109)
  expect(count([one(1, 5, 150), one(2, 4)], [])).toBe(109)
  expect(count([one(1, 5, 154)], [])).toBe(109)
})
