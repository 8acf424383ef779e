import { randomBytes } from 'node:crypto'
import { createTestDatabase, execute, withDatabase } from '@captain/testing/database'
import { startServer } from '@captain/testing/server'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'

test('two servers that start at once on an empty database both run, and write the demo records once', async () => {
  const database = await createTestDatabase()
  const name = `test_together_${randomBytes(6).toString('hex')}`
  await execute(database.url, `create database ${name} template template0`)
  const url = withDatabase(database.url, name)
  onTestFinished(async () => {
    await execute(database.url, `drop database ${name} with (force)`)
    await database.drop()
  })
  const starts = await Promise.allSettled([1, 2].map(() => startServer({ env: { DATABASE_URL: url } })))
  const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  try {
    expect(starts.map((start) => (start.status === 'rejected' ? String(start.reason) : 'runs'))).toEqual(['runs', 'runs'])
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(`
      select (select count(*)::int from auth."user" where email like '%@captain.example') as accounts,
        (select count(*)::int from (select 1 from content.entry where type = 'food' group by data->'name' having count(*) > 1) twice) as twice,
        (select count(*)::int from content.entry where type = 'food') > 0 as has_records`)
    await client.end()
    expect(rows).toEqual([{ accounts: 8, twice: 0, has_records: true }])
  } finally {
    for (const server of servers) await server.dispose()
  }
})
