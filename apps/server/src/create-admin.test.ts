import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compileCache } from '@captain/testing/compile-cache'
import { createTestDatabase, type TestDatabase } from '@captain/testing/database'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

const SCRIPT = fileURLToPath(new URL('create-admin.ts', import.meta.url))

let database: TestDatabase
let client: Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const createAdmin = async (...given: readonly string[]): Promise<{ readonly code: number; readonly printed: string }> => {
  const env = {
    ...process.env,
    ...compileCache,
    DATABASE_URL: database.url,
    CAPTAIN_BASE_URL: 'https://captain.example',
    NODE_ENV: 'production',
    CAPTAIN_SECRET: 's'.repeat(40),
  }
  return promisify(execFile)(process.execPath, [SCRIPT, ...given], { env }).then(
    ({ stdout }) => ({ code: 0, printed: stdout }),
    (error: { readonly code: number; readonly stdout: string; readonly stderr: string }) => ({
      code: error.code,
      printed: error.stdout + error.stderr,
    }),
  )
}

test('an administrator is made by a link that is printed', async () => {
  const { code, printed } = await createAdmin('Boss@Captain.example', '港 一郎')
  expect([code, printed]).toEqual([0, expect.stringMatching(/\nhttps:\/\/captain\.example\/auth\/enrol#token=[\w-]{43}\n$/)])
  const accounts = `select u.name, u.email, u.role, u."isUser", l.kind from auth."user" u join auth.one_time_link l on l.user_id = u.id`
  const boss = { name: '港 一郎', email: 'boss@captain.example', role: 'admin', isUser: true, kind: 'invite' }
  expect((await client.query(accounts)).rows).toEqual([boss])
  await client.query(`update auth."user" set role = 'user', banned = true`)
  expect((await createAdmin('boss@captain.example', 'Somebody else')).code).toBe(0)
  expect((await client.query(accounts)).rows).toEqual([boss])
})

test('without an address it says how it is called', async () => {
  expect(await createAdmin('nobody')).toEqual({ code: 1, printed: expect.stringContaining('npm run create-admin -- ') })
})
