import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ServerUnderTest } from '@captain/platform-testing'
import { startServer } from './server-under-test.ts'
import { ensureHolidays } from './shipped-holidays.ts'

let app: ServerUnderTest

beforeAll(async () => {
  app = await startServer()
})
afterAll(() => app.stop())

describe('public holidays', () => {
  test('come with the product and are not brought back over what an operator has imported', async () => {
    const { pool } = app
    const count = async () => Number((await pool.query<{ count: string }>('select count(*) from content.holiday')).rows[0]?.count)
    expect(await count()).toBe(54)
    await pool.query(`delete from content.holiday where date = '2026-11-23'`)
    await ensureHolidays(pool)
    expect(await count()).toBe(53)
  })
})
