import { createTestDatabase, type TestDatabase } from '@captain/testing/database'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IdentityEvent } from './identity-event.ts'
import { recordEvent } from './record-event.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const event: IdentityEvent = {
  action: 'permission',
  by: { id: 'a', name: '管理 花子', impersonator: { id: 'b', name: '代理 太郎' } },
  from: { address: '203.0.113.7', userAgent: 'Browser/1', requestId: 'request-1' },
  account: { id: 'c', name: '会員', email: 'member@captain.example' },
  tenant: 7,
  changes: { role: ['user', 'admin'], newPassword: [null, 'hidden-word'] },
  note: '引き継ぎのため',
}

const row = async (action: string) => (await pool.query('select * from content.audit_event where action = $1', [action])).rows[0]

test('an event says who did what to whom, from where and why, and tells no secret', async () => {
  await recordEvent(pool, event)
  expect(await row('permission')).toMatchObject({
    tenant_id: 7,
    actor_id: 'a',
    actor_name: '管理 花子',
    impersonator_id: 'b',
    impersonator_name: '代理 太郎',
    type: 'auth-user',
    entry_id: 'c',
    summary: '会員 <member@captain.example>',
    changes: { fields: ['role', 'newPassword'], diff: { role: ['user', 'admin'], newPassword: [null, '••••'] }, note: '引き継ぎのため' },
    ip_address: '203.0.113.7',
    user_agent: 'Browser/1',
    request_id: 'request-1',
  })
})

test('an event goes with the transaction that it belongs to', async () => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await recordEvent(client, { ...event, action: 'ban' })
    await client.query('rollback')
  } finally {
    client.release()
  }
  expect(await row('ban')).toBeUndefined()
})

test('nobody rewrites events: only the note is forgotten, and whole rows after two years', async () => {
  await recordEvent(pool, { ...event, action: 'login' })
  const change = (sql: string) => pool.query(`${sql} where action = 'login'`)
  await expect(change(`update content.audit_event set actor_name = 'x'`)).rejects.toThrow(/stay as they are/)
  await expect(change(`update content.audit_event set at = now() - interval '3 years'`)).rejects.toThrow(/stay as they are/)
  await expect(change('delete from content.audit_event')).rejects.toThrow(/two years/)
  await change(`update content.audit_event set changes = changes - 'note'`)
  expect((await row('login')).changes).not.toHaveProperty('note')
})

test('what belongs to no tenant is hidden from the role of tenants', async () => {
  await recordEvent(pool, { ...event, action: 'logout', tenant: undefined })
  const client = await pool.connect()
  try {
    await client.query(`begin; set local role captain_app; set local app.tenant = '7'`)
    const { rows } = await client.query<{ action: string }>('select action from content.audit_event')
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['login', 'permission'])
    await expect(
      client.query(`insert into content.audit_event (id, at, actor_name, action) values ('x', now(), 'x', 'login')`),
    ).rejects.toThrow(/security/)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
